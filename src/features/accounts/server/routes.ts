// The account calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { CurrentUser } from "#src/shared/current-user.ts";
import {
  ChangeEmailBody,
  ChangePasswordBody,
  DeleteAccountBody,
  Done,
  ForgotPasswordBody,
  PersonalData,
  ResetPasswordBody,
  SessionParams,
  Sessions,
  SignedIn,
  SignInBody,
  SignUpBody,
  UndoEmailBody,
  VerifiedEmail,
  VerifyEmailBody,
} from "../contract.ts";

const tags = ["Accounts"];
const invalid = { 400: errorResponse("Something in the body is wrong.") };
const signedOut = { 401: errorResponse("Nobody is signed in.") };
const tooMany = { 429: errorResponse("Tried too often; Retry-After says how long to wait.") };
const tooManyOrProve = {
  429: errorResponse(
    "Tried too often; Retry-After says how long to wait, and `challenge`, where there is one, what opens the way at once.",
  ),
};
const done = { 200: jsonResponse("Done.", Done) };

export const meRoute = createRoute({
  method: "get",
  path: "/api/auth/me",
  summary: "Who is signed in",
  tags,
  responses: { 200: jsonResponse("The person, or null.", CurrentUser) },
});

export const signUpRoute = createRoute({
  method: "post",
  path: "/api/auth/signup",
  summary: "Create an account and sign in",
  tags,
  request: jsonBody(SignUpBody),
  responses: {
    201: jsonResponse("The new account, signed in.", SignedIn),
    ...invalid,
    409: errorResponse("The username or the address is taken."),
    ...tooManyOrProve,
  },
});

export const signInRoute = createRoute({
  method: "post",
  path: "/api/auth/login",
  summary: "Sign in by username or e-mail address",
  tags,
  request: jsonBody(SignInBody),
  responses: {
    200: jsonResponse("The account, signed in.", SignedIn),
    ...invalid,
    401: errorResponse("The username or the password is wrong."),
    ...tooManyOrProve,
  },
});

export const signOutRoute = createRoute({
  method: "post",
  path: "/api/auth/logout",
  summary: "Sign out",
  tags,
  responses: done,
});

export const forgotPasswordRoute = createRoute({
  method: "post",
  path: "/api/auth/forgot-password",
  summary: "Mail a link for a new password",
  tags,
  request: jsonBody(ForgotPasswordBody),
  responses: { ...done, ...invalid, ...tooMany },
});

export const resetPasswordRoute = createRoute({
  method: "post",
  path: "/api/auth/reset-password",
  summary: "Set a new password by a mailed link",
  tags,
  request: jsonBody(ResetPasswordBody),
  responses: { ...done, ...invalid, ...tooMany },
});

export const verifyEmailRoute = createRoute({
  method: "post",
  path: "/api/auth/verify-email",
  summary: "Confirm an address by a mailed link",
  tags,
  request: jsonBody(VerifyEmailBody),
  responses: {
    200: jsonResponse("The address that is confirmed now.", VerifiedEmail),
    ...invalid,
    409: errorResponse("Another account has this address now."),
    ...tooMany,
  },
});

export const undoEmailRoute = createRoute({
  method: "post",
  path: "/api/auth/undo-email",
  summary: "Put back the address before a change, with a new password, by a mailed link",
  tags,
  request: jsonBody(UndoEmailBody),
  responses: {
    200: jsonResponse("The address that the account has again.", VerifiedEmail),
    ...invalid,
    409: errorResponse("Another account has this address now."),
    ...tooMany,
  },
});

export const resendVerificationRoute = createRoute({
  method: "post",
  path: "/api/user/verification",
  summary: "Mail the link that confirms the address again",
  tags,
  responses: { ...done, ...signedOut, ...tooMany },
});

export const changePasswordRoute = createRoute({
  method: "post",
  path: "/api/user/password",
  summary: "Change the password and end every other session",
  tags,
  request: jsonBody(ChangePasswordBody),
  responses: { ...done, ...invalid, ...signedOut, ...tooMany },
});

export const changeEmailRoute = createRoute({
  method: "post",
  path: "/api/user/email",
  summary: "Mail a link to a new address, which holds once it is followed",
  tags,
  request: jsonBody(ChangeEmailBody),
  responses: { ...done, ...invalid, ...signedOut, ...tooMany },
});

export const listSessionsRoute = createRoute({
  method: "get",
  path: "/api/user/sessions",
  summary: "Where the person is signed in",
  tags,
  responses: { 200: jsonResponse("The latest used first.", Sessions), ...signedOut },
});

export const endSessionRoute = createRoute({
  method: "delete",
  path: "/api/user/sessions/{id}",
  summary: "End one session",
  tags,
  request: { params: SessionParams },
  responses: {
    ...done,
    ...invalid,
    ...signedOut,
    404: errorResponse("The person has no such session."),
  },
});

export const endOtherSessionsRoute = createRoute({
  method: "delete",
  path: "/api/user/sessions",
  summary: "End every other session",
  tags,
  responses: { ...done, ...signedOut },
});

export const exportRoute = createRoute({
  method: "get",
  path: "/api/user/export",
  summary: "Download all that the person wrote",
  tags,
  responses: {
    200: jsonResponse("One document; never a secret.", PersonalData),
    ...signedOut,
    429: errorResponse("An export of the person is under way; Retry-After says when to try again."),
  },
});

export const deleteAccountRoute = createRoute({
  method: "delete",
  path: "/api/user",
  summary: "Delete the account and everything in it",
  tags,
  request: jsonBody(DeleteAccountBody),
  responses: { ...done, ...invalid, ...signedOut, ...tooMany },
});

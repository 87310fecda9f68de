// The account calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { CurrentUser } from "#src/shared/current-user.ts";
import {
  ChangeEmailBody,
  ChangePasswordBody,
  CheckLinkBody,
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
const invalid = { 400: errorResponse("Invalid request body.") };
const signedOut = { 401: errorResponse("Not signed in.") };
const tooMany = {
  429: errorResponse("Too many attempts. `Retry-After` gives the seconds to wait."),
};
const tooManyOrProve = {
  429: errorResponse(
    "Too many attempts. `Retry-After` gives the seconds to wait; `challenge`, if present, can be answered instead of waiting.",
  ),
};
const done = { 200: jsonResponse("Done.", Done) };

export const meRoute = createRoute({
  method: "get",
  path: "/api/auth/me",
  summary: "Get the current user",
  tags,
  responses: {
    200: jsonResponse("The signed-in user; `user` is null if not signed in.", CurrentUser),
  },
});

export const signUpRoute = createRoute({
  method: "post",
  path: "/api/auth/signup",
  summary: "Create an account and sign in",
  tags,
  request: jsonBody(SignUpBody),
  responses: {
    201: jsonResponse("The new account. The response sets the session cookie.", SignedIn),
    ...invalid,
    409: errorResponse("The username or the email address is taken."),
    ...tooManyOrProve,
  },
});

export const signInRoute = createRoute({
  method: "post",
  path: "/api/auth/login",
  summary: "Sign in with a username or email address",
  tags,
  request: jsonBody(SignInBody),
  responses: {
    200: jsonResponse("The account. The response sets the session cookie.", SignedIn),
    ...invalid,
    401: errorResponse("Wrong username or password."),
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
  summary: "Send a password reset link",
  tags,
  request: jsonBody(ForgotPasswordBody),
  responses: { ...done, ...invalid, ...tooMany },
});

export const checkLinkRoute = createRoute({
  method: "post",
  path: "/api/auth/check-link",
  summary: "Check an emailed link to a new password",
  description: "Does not use the link up.",
  tags,
  request: jsonBody(CheckLinkBody),
  responses: { ...done, 400: errorResponse("The link cannot be followed."), ...tooMany },
});

export const resetPasswordRoute = createRoute({
  method: "post",
  path: "/api/auth/reset-password",
  summary: "Reset a password with an emailed link",
  tags,
  request: jsonBody(ResetPasswordBody),
  responses: { ...done, ...invalid, ...tooMany },
});

export const verifyEmailRoute = createRoute({
  method: "post",
  path: "/api/auth/verify-email",
  summary: "Confirm an email address with an emailed link",
  tags,
  request: jsonBody(VerifyEmailBody),
  responses: {
    200: jsonResponse("The confirmed email address.", VerifiedEmail),
    ...invalid,
    409: errorResponse("Another account has this address now."),
    ...tooMany,
  },
});

export const undoEmailRoute = createRoute({
  method: "post",
  path: "/api/auth/undo-email",
  summary: "Undo an email address change with an emailed link",
  description: "Restores the previous address and sets a new password.",
  tags,
  request: jsonBody(UndoEmailBody),
  responses: {
    200: jsonResponse("The restored email address.", VerifiedEmail),
    ...invalid,
    409: errorResponse("Another account has this address now."),
    ...tooMany,
  },
});

export const resendVerificationRoute = createRoute({
  method: "post",
  path: "/api/user/verification",
  summary: "Resend the email confirmation link",
  tags,
  responses: { ...done, ...signedOut, ...tooMany },
});

export const changePasswordRoute = createRoute({
  method: "post",
  path: "/api/user/password",
  summary: "Change the password and end all other sessions",
  tags,
  request: jsonBody(ChangePasswordBody),
  responses: { ...done, ...invalid, ...signedOut, ...tooMany },
});

export const changeEmailRoute = createRoute({
  method: "post",
  path: "/api/user/email",
  summary: "Change the email address",
  description:
    "Emails a link to the new address. The old address remains in use until the link is followed.",
  tags,
  request: jsonBody(ChangeEmailBody),
  responses: { ...done, ...invalid, ...signedOut, ...tooMany },
});

export const listSessionsRoute = createRoute({
  method: "get",
  path: "/api/user/sessions",
  summary: "List sessions",
  tags,
  responses: { 200: jsonResponse("Most recently used first.", Sessions), ...signedOut },
});

export const endSessionRoute = createRoute({
  method: "delete",
  path: "/api/user/sessions/{id}",
  summary: "End a session",
  tags,
  request: { params: SessionParams },
  responses: {
    ...done,
    ...invalid,
    ...signedOut,
    404: errorResponse("No such session."),
  },
});

export const endOtherSessionsRoute = createRoute({
  method: "delete",
  path: "/api/user/sessions",
  summary: "End all other sessions",
  tags,
  responses: { ...done, ...signedOut },
});

export const exportRoute = createRoute({
  method: "get",
  path: "/api/user/export",
  summary: "Export personal data",
  tags,
  responses: {
    200: jsonResponse(
      "One JSON document with everything the user has written. It contains no passwords, keys or other secrets.",
      PersonalData,
    ),
    ...signedOut,
    429: errorResponse(
      "Another export of this user is in progress. `Retry-After` gives the seconds to wait.",
    ),
  },
});

export const deleteAccountRoute = createRoute({
  method: "delete",
  path: "/api/user",
  summary: "Delete the account and all its data",
  tags,
  request: jsonBody(DeleteAccountBody),
  responses: { ...done, ...invalid, ...signedOut, ...tooMany },
});

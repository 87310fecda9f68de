// What the account calls take and answer. Browser-safe: the dialog's own checks
// stand in rules.ts, so that no page carries the schema library for them.
import { z } from "zod";
import { User } from "#src/shared/current-user.ts";
import {
  EMAIL_MAX,
  findEmailProblem,
  findPasswordProblem,
  findUsernameProblem,
  PASSWORD_MAX,
  USERNAME_MAX,
} from "./rules.ts";

/** A field whose own rule gives the sentence. */
const checked = (required: string, findProblem: (value: string) => string | undefined) =>
  z.string(required).superRefine((value, context) => {
    const message = findProblem(value);
    if (message) context.addIssue({ code: "custom", message });
  });

const Username = checked("Username is required", findUsernameProblem).meta({
  example: "priscilla",
});
const Email = checked("Valid email is required", findEmailProblem).meta({
  example: "priscilla@example.org",
});
const NewPassword = checked("Password must be at least 6 characters", findPasswordProblem);
const GivenPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters`);
const Token = z.string("This link is not complete").min(1, "This link is not complete").max(200);

export const SignedIn = z.object({ user: User }).meta({ id: "SignedIn" });
export type SignedIn = z.infer<typeof SignedIn>;

/** After 429 with a `challenge` in its body: the same request again, with the answer to it. */
const AnsweredChallenge = z
  .strictObject({
    token: z.string().max(200),
    answer: z.string().regex(/^\d{1,16}$/, "The answer to a challenge is a number"),
  })
  .optional()
  .meta({ description: "Answer to the `challenge` of a 429 response." });

/** POST /api/auth/login: `username` may be the e-mail address; letter case is ignored. */
export const SignInBody = z.strictObject({
  username: z
    .string("Username is required")
    .refine((value) => value.trim() !== "", "Username is required")
    .max(Math.max(USERNAME_MAX, EMAIL_MAX), "The username is too long"),
  password: GivenPassword,
  challenge: AnsweredChallenge,
});
export type SignInBody = z.infer<typeof SignInBody>;

/** POST /api/auth/signup */
export const SignUpBody = z.strictObject({
  username: Username,
  email: Email,
  password: NewPassword,
  timeZone: z.string().max(60).optional().meta({
    description:
      "IANA time zone name, usually the browser's. If absent or unknown, the server's time zone is used.",
    example: "Europe/Athens",
  }),
  challenge: AnsweredChallenge,
});
export type SignUpBody = z.infer<typeof SignUpBody>;

/** POST /api/auth/forgot-password: the answer is the same for unknown addresses. */
export const ForgotPasswordBody = z.strictObject({ email: Email });
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

/** POST /api/auth/reset-password: ends every session and every link; the person signs in with the new password. */
export const ResetPasswordBody = z.strictObject({ token: Token, password: NewPassword });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

/** POST /api/auth/check-link: whether a link to a new password can be followed; it is not taken. */
export const CheckLinkBody = z.strictObject({
  token: Token,
  purpose: z.enum(["reset-password", "undo-email"]),
});
export type CheckLinkBody = z.infer<typeof CheckLinkBody>;

/** POST /api/auth/verify-email: confirms the first address, or a changed one. */
export const VerifyEmailBody = z.strictObject({ token: Token });
export type VerifyEmailBody = z.infer<typeof VerifyEmailBody>;
export const VerifiedEmail = z.object({ email: z.string() }).meta({ id: "VerifiedEmail" });
export type VerifiedEmail = z.infer<typeof VerifiedEmail>;

/**
 * POST /api/auth/undo-email: puts back the address that the account had before a change that was
 * asked for or made, sets a new password, and ends every session and every link.
 */
export const UndoEmailBody = z.strictObject({ token: Token, password: NewPassword });
export type UndoEmailBody = z.infer<typeof UndoEmailBody>;

/** POST /api/user/password: ends every other session, and every link that was mailed before. */
export const ChangePasswordBody = z.strictObject({
  currentPassword: GivenPassword,
  newPassword: NewPassword,
});
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;

/**
 * POST /api/user/email: mails a link to the new address; until it is followed the old one holds.
 * The old one hears of it at once, with a link that undoes it.
 */
export const ChangeEmailBody = z.strictObject({ email: Email, password: GivenPassword });
export type ChangeEmailBody = z.infer<typeof ChangeEmailBody>;

/** DELETE /api/user */
export const DeleteAccountBody = z.strictObject({ password: GivenPassword });
export type DeleteAccountBody = z.infer<typeof DeleteAccountBody>;

/** GET /api/user/sessions, the latest used first. */
export const Session = z
  .object({
    id: z.int(),
    device: z.string().meta({ example: "Firefox on Windows" }),
    isCurrent: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().meta({ description: "Accurate to the hour." }),
  })
  .meta({ id: "Session" });
export type Session = z.infer<typeof Session>;
export const Sessions = z.array(Session).meta({ id: "Sessions" });

export const SessionParams = z.strictObject({
  id: z.coerce
    .number("There is no such session")
    .int("There is no such session")
    .min(1)
    .max(2 ** 31 - 1),
});

/** What a call answers that has nothing to tell but that it is done. */
export const Done = z.object({ ok: z.literal(true) }).meta({ id: "Done" });
export type Done = z.infer<typeof Done>;

/** GET /api/user/export: one readable document of all that the person wrote, by part. */
export const PersonalData = z.record(z.string(), z.unknown()).meta({ id: "PersonalData" });

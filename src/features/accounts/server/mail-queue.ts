// Mails about an account, as work for later: queued with the change that they
// speak of, so that neither happens without the other.
import { defineQueue } from "#src/platform/jobs/jobs.ts";

export type AccountMail =
  | { readonly kind: "welcome" | "verify-email" | "password-changed"; readonly userId: number }
  /** Nobody may have this address: whoever asks must not learn it from the time it takes. */
  | { readonly kind: "reset-password"; readonly emailKey: string }
  | { readonly kind: "change-email"; readonly userId: number; readonly email: string }
  /** To an address that the account no longer has. */
  | {
      readonly kind: "email-changed" | "account-deleted";
      readonly email: string;
      readonly username: string;
    };

export const ACCOUNT_MAILS = defineQueue<AccountMail>("account-mails");

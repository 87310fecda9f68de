// Mails about an account, as work for later: queued with the change that they
// speak of, so that neither happens without the other.
import { defineQueue } from "#src/platform/jobs/jobs.ts";

export type AccountMail =
  | { readonly kind: "welcome" | "verify-email" | "password-changed"; readonly userId: number }
  /** Nobody may have this address: the caller must not learn it from the time it takes. */
  | {
      readonly kind: "reset-password";
      readonly emailKey: string;
      /** Of the account when it was asked for; absent from what an earlier release has queued. */
      readonly linksVersion?: number;
    }
  /** To an address that the account no longer has. */
  | { readonly kind: "account-deleted"; readonly email: string; readonly username: string };

export const ACCOUNT_MAILS = defineQueue<AccountMail>("account-mails");

/** About a change of address. A queue of its own: an earlier release beside this one would drop what it does not know. */
export type AddressMail =
  /** To the new address, with the link that completes it. */
  | { readonly kind: "change-email"; readonly changeId: number }
  /** To the address before it, with a link that undoes it. */
  | { readonly kind: "email-change-asked" | "email-changed"; readonly changeId: number }
  /** To an address that was replaced by the one before it. */
  | { readonly kind: "email-put-back"; readonly email: string; readonly username: string };

export const ADDRESS_MAILS = defineQueue<AddressMail>("address-mails");

/** Clears away what nobody can use any more. */
export const ACCOUNT_CLEARING = defineQueue("account-clearing");

import { useQueryClient } from "@tanstack/react-query";
import { Field } from "#src/ui/field.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { showToastAfterLoad } from "#src/ui/toaster.tsx";
import { callApi } from "#src/web/query-client.ts";
import type { DeleteAccountBody, Done } from "../contract.ts";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { forgetDevice, leaveForHome } from "./session.ts";
import { announce } from "./session-events.ts";

const WORD = "delete";

/** What goes, the password, and the word itself: nobody does this by mistake. */
export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const client = useQueryClient();
  const state = useAccountForm<DeleteAccountBody & { word: string }>(
    { password: "", word: "" },
    { title: "The account was not deleted" },
    async ({ password }) => {
      await callApi<Done>(client, "/api/user", {
        method: "DELETE",
        body: { password } satisfies DeleteAccountBody,
      });
      await forgetDevice();
      showToastAfterLoad({
        title: "Account deleted",
        text: "Everything that belonged to it has been erased.",
      });
      announce({ kind: "signed-out" });
      leaveForHome(client);
    },
  );
  const { register, formState } = state.form;
  return (
    <>
      <p>This erases at once and for good:</p>
      <ul className="my-3 list-disc pl-5 text-muted">
        <li>your username, e-mail address and password, on every device</li>
        <li>prayers, plans, notes, devotionals and everything else that you wrote</li>
        <li>favorites and settings, the keys among them</li>
      </ul>
      <p className="mb-5">
        A subscription is ended first. Nothing of this can be brought back; the export above keeps a
        copy.
      </p>
      <AccountForm
        state={state}
        label="Delete account"
        submitLabel="Delete my account"
        busyLabel="Deleting..."
        kind="danger"
        after={
          <p>
            <button
              type="button"
              onClick={onCancel}
              className="underlined inline-flex min-h-11 items-center text-14"
            >
              Keep my account
            </button>
          </p>
        }
      >
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password", { required: "Password is required" })}
        />
        <Field
          label={`Type “${WORD}” to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          error={formState.errors.word?.message}
          {...register("word", {
            validate: (typed) =>
              typed.trim().toLowerCase() === WORD ? undefined : `Type the word ${WORD} here`,
          })}
        />
      </AccountForm>
    </>
  );
}

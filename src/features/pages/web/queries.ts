import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { ContactForm, ContactReceived, Operator } from "../contract.ts";
import type { ContactFields } from "../rules.ts";

export const operatorQuery = queryOptions({
  queryKey: ["operator"],
  queryFn: ({ client }) => callApi<Operator>(client, "/api/operator"),
});

/** Each form sends one message: none is reused for another. */
export const openContactForm = (client: QueryClient): Promise<ContactForm> =>
  callApi(client, "/api/contact/form");

export interface FilledForm extends ContactFields {
  readonly formToken: string;
  /** Filled in by machines only. */
  readonly website: string;
}

export const sendContactMessage = (
  client: QueryClient,
  body: FilledForm,
): Promise<ContactReceived> => callApi(client, "/api/contact", { method: "POST", body });

/** What stands in the form, as the browser sends it with script or without. */
export function readContactForm(data: FormData): FilledForm {
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    formToken: read("formToken"),
    name: read("name"),
    email: read("email"),
    topic: read("topic"),
    message: read("message"),
    website: read("website"),
  };
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { ContactForm, ContactReceived, Operator } from "../contract.ts";
import type { ContactFields } from "../rules.ts";

export const operatorQuery = queryOptions({
  queryKey: ["operator"],
  queryFn: ({ client }) => callApi<Operator>(client, "/api/operator"),
});

/** Each form sends one message: none is kept for another. */
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

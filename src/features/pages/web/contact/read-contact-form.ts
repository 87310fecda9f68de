import type { FilledForm } from "../queries.ts";

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

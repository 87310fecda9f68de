import type { ComponentProps } from "react";

/** On or off, at once. Its label stands beside it. */
export function Switch(input: Omit<ComponentProps<"input">, "type" | "role" | "className">) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on.
  return <input type="checkbox" role="switch" className="switch" {...input} />;
}

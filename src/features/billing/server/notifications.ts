// What a person is told within the product of what is mailed to them.
import { writeDay } from "../rules.ts";
import type { Notice } from "./read-state.ts";

export function writeNotification({ kind, at }: Pick<Notice, "kind" | "at">) {
  const day = at ? writeDay(at) : undefined;
  switch (kind) {
    case "trial-ending":
      return {
        type: kind,
        title: `Your free week ends on ${day}`,
        message: "Premium goes on from there by itself. Cancel before that day to pay nothing.",
      };
    case "payment-failed":
      return {
        type: kind,
        title: "A payment did not go through",
        message: day
          ? `Premium stays open until ${day}. Use another card, or confirm the payment.`
          : "Premium opens again as soon as the payment is made.",
      };
    case "subscription-ended":
      return {
        type: kind,
        title: "Your Premium has ended",
        message: "Nothing that you wrote is lost, and you will not be charged again.",
      };
  }
}

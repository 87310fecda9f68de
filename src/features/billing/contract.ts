// What the billing calls take and answer.
import { z } from "zod";

const URL_MAX = 2000;

const address = (name: string) =>
  z
    .string(`${name} must be an address`)
    .max(URL_MAX, `${name} is too long`)
    .refine((value) => URL.canParse(value), `${name} must be a full address`);

/** POST /api/stripe/create-checkout-session: both addresses lie on this site. */
export const CheckoutBody = z
  .strictObject({
    successUrl: address("successUrl").meta({
      example: "http://localhost:3000/subscription/success",
    }),
    cancelUrl: address("cancelUrl").meta({
      example: "http://localhost:3000/subscription/canceled",
    }),
  })
  .meta({ id: "CheckoutBody" });
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** POST /api/stripe/customer-portal: the address lies on this site. */
export const PortalBody = z
  .strictObject({
    returnUrl: address("returnUrl").meta({ example: "http://localhost:3000" }),
    purpose: z.enum(["manage", "cancel"], "purpose must be manage or cancel").optional().meta({
      description:
        "`cancel` opens the page where the subscription can be cancelled. Default: `manage`.",
    }),
  })
  .meta({ id: "PortalBody" });
export type PortalBody = z.infer<typeof PortalBody>;

/** Where the browser goes next: a page of the payment service. */
export const PaymentPage = z.object({ url: z.string() }).meta({ id: "PaymentPage" });
export type PaymentPage = z.infer<typeof PaymentPage>;

/** What the payment service is told: the event arrived. */
export const EventReceived = z.object({ received: z.literal(true) }).meta({ id: "EventReceived" });
export type EventReceived = z.infer<typeof EventReceived>;

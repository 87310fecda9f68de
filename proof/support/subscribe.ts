import { ask } from "./berea-process.ts";

const WITHIN_MS = 10_000;

/** Makes a signed-in person a member, through the sandbox's checkout. */
export async function subscribe(url: string, publicUrl: string, cookie: string): Promise<void> {
  const checkout = await ask(url, "POST", "/api/stripe/create-checkout-session", {
    cookie,
    body: {
      successUrl: `${publicUrl}/subscription/success`,
      cancelUrl: `${publicUrl}/subscription/canceled`,
    },
  });
  if (checkout?.status !== 200) throw new Error(`checkout: ${checkout?.status} ${checkout?.text}`);
  const page = new URL((JSON.parse(checkout.text) as { url: string }).url);
  await fetch(`${url}${page.pathname}`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie },
    body: new URLSearchParams({ outcome: "paid" }),
  });
  const startedAt = performance.now();
  while (performance.now() - startedAt < WITHIN_MS) {
    const me = await ask(url, "GET", "/api/auth/me", { cookie });
    if (me?.text.includes('"isPremium":true')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("Nobody became a member by paying");
}

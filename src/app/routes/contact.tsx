import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import { site } from "#content/site.json";
import { CONTACT_PATH, type ContactProblems, HELP_PATH } from "#src/features/pages/rules.ts";
import {
  ContactForm,
  type RefusedForm,
  SENT_ADDRESS,
} from "#src/features/pages/web/contact/contact-form.tsx";
import { OperatorParticulars } from "#src/features/pages/web/operator-particulars.tsx";
import {
  openContactForm,
  operatorQuery,
  readContactForm,
  sendContactMessage,
} from "#src/features/pages/web/queries.ts";
import { SupportLinks } from "#src/features/pages/web/support-links.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { Route } from "./+types/contact";

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const [operator, { formToken }] = await Promise.all([
    client.fetchQuery(operatorQuery),
    openContactForm(client),
  ]);
  return { operator, formToken, isSent: new URL(request.url).searchParams.has("sent") };
}

/** Without script the form comes here; with it, the page asks the API itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const filled = readContactForm(await request.formData());
  try {
    await sendContactMessage(context.get(queryClientContext), filled);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { formToken: _, website: __, ...fields } = filled;
    const problems = error.fields as ContactProblems;
    const isAboutFields = Object.keys(problems).length > 0;
    const problem = isAboutFields ? undefined : (error.sentence ?? "It could not be sent.");
    return { fields, problems, problem } satisfies RefusedForm;
  }
  throw redirect(SENT_ADDRESS, 303);
}

/** Each form is another one. */
export const headers = () => ({ "Cache-Control": "max-age=0" });

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  const { email } = loaderData?.operator ?? {};
  return describePage({
    title: "Contact",
    description:
      "Write to us with a question, a mistake that you found in a text, or an idea. We answer within 24 hours on business days.",
    keywords: ["contact", "support", "feedback"],
    path: loaderData?.isSent ? `${CONTACT_PATH}${location.search}` : CONTACT_PATH,
    siteUrl,
    siteName: site.name,
    isHidden: loaderData?.isSent === true,
    structuredData: [
      {
        "@type": "ContactPage",
        name: "Contact",
        url: `${siteUrl}${CONTACT_PATH}`,
        about: {
          "@type": "Organization",
          name: site.name,
          url: `${siteUrl}/`,
          contactPoint: {
            "@type": "ContactPoint",
            contactType: "customer support",
            url: `${siteUrl}${CONTACT_PATH}`,
            ...(email ? { email } : {}),
          },
        },
      },
    ],
  });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { operator, formToken, isSent } = loaderData;
  return (
    <div className="wrap pb-16">
      <PageHeader
        title="Contact"
        subtitle={
          isSent
            ? "Your message has arrived."
            : "A question, a mistake in a text, an idea: a person reads what you write here."
        }
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        {isSent ? (
          <Acknowledgement />
        ) : (
          <ContactForm key={formToken} formToken={formToken} refused={actionData} />
        )}
        <aside className="grid content-start gap-8 pt-12 lg:pt-0">
          <section aria-labelledby="hours">
            <h2 id="hours" className="text-20">
              When we answer
            </h2>
            <p className="mt-2">We answer within 24 hours on business days.</p>
          </section>
          <OperatorParticulars operator={operator} />
          <SupportLinks except={CONTACT_PATH} />
        </aside>
      </div>
    </div>
  );
}

function Acknowledgement() {
  const thanks = useRef<HTMLDivElement>(null);
  // The form, and the focus with it, is gone.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} role="status" tabIndex={-1} className="max-w-measure focus:outline-none">
      <p className="font-medium font-serif text-24">Thank you for writing.</p>
      <p className="mt-3">
        Your message is kept and on its way to the people who answer. We answer within 24 hours on
        business days, to the address that you gave. If nothing comes, look among the mails that
        your program has sorted out.
      </p>
      <p className="mt-4">
        Meanwhile the <a href={HELP_PATH}>help center</a> may have what you need.
      </p>
    </div>
  );
}

// The frame of the pages that mailed links lead to.
import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { site } from "#content/site.json";
import { describePage } from "#src/ui/page-meta.ts";

/** Such an address holds a secret: it is told to no search engine and to no other site. */
export function describeLinkPage(page: {
  title: string;
  description: string;
  path: string;
  siteUrl: string;
}): MetaDescriptor[] {
  return [
    ...describePage({ ...page, keywords: ["account"], siteName: site.name, isHidden: true }),
    { name: "referrer", content: "no-referrer" },
  ];
}

export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="mx-auto max-w-104 pt-6 md:pt-14">
        <h1 className="mb-6 text-30 md:text-38">{title}</h1>
        {children}
        <p className="mt-6 hidden text-muted noscript:block">
          This page needs JavaScript, which is switched off in this browser.
        </p>
      </div>
    </div>
  );
}

// The pages that links in mails lead to: plain HTML without a script, so that
// they work in any mail program's own browser. What is put in is escaped.
import { html, raw } from "hono/html";
import { type MailChoices, STREAM_NAMES, STREAMS, type Stream } from "../rules/streams.ts";

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f2,#14120f);--raised:light-dark(#fff,#1c1915);--line:light-dark(#e4dccb,#332e26);--control:light-dark(#8a8172,#8a8172);--ink:light-dark(#1d1a16,#ede6da);--muted:light-dark(#5f574b,#b0a695);--accent:light-dark(#4b5d2a,#a9bf7a);--on-accent:light-dark(#fff,#14120f)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,"Gill Sans","Segoe UI",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem 4rem}
.site{font:500 1.25rem/1 Literata,"Iowan Old Style",Georgia,serif;margin:0 0 2.5rem}
.site a{color:var(--ink);text-decoration:none}
h1{font:500 2.125rem/1.16 Literata,"Iowan Old Style",Georgia,serif;letter-spacing:-.012em;margin:0 0 .75rem;text-wrap:balance}
p{margin:0 0 1rem;overflow-wrap:anywhere}
.muted{color:var(--muted)}
form{margin:0 0 1.5rem}
fieldset{margin:2rem 0;padding:0;border:0;border-top:2px solid var(--ink)}
legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
label{display:flex;gap:.75rem;align-items:flex-start;border-bottom:1px solid var(--line);padding:.875rem 0;cursor:pointer}
label small{display:block;color:var(--muted);font-size:.875rem}
input{width:1.25rem;height:1.25rem;margin:.125rem 0 0;flex:none;accent-color:var(--accent)}
button{min-height:2.75rem;padding:.5rem 1.25rem;border-radius:8px;border:1px solid var(--accent);background:var(--accent);color:var(--on-accent);font:inherit;font-weight:500;cursor:pointer}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
[role=status]{border-left:2px solid var(--accent);padding-left:.875rem}
`;

type Markup = ReturnType<typeof html>;

interface Page {
  readonly siteName: string;
  readonly nonce: string;
}

function frame({ siteName, nonce }: Page, title: string, body: Markup) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${siteName}</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body><main>
<p class="site"><a href="/">${siteName}</a></p>
${body}
</main></body>
</html>`;
}

/** What is stopped, as it stands in a sentence. */
const STOPPED: Readonly<Record<Stream, string>> = {
  "daily-verse": "the daily verse",
  "plan-reminder": "reminders of your reading plans",
  "prayer-reminder": "reminders of your prayers",
};

/** Asks first: mail programs and scanners open links by themselves. */
export function askPage(page: Page, stream: Stream, preferencesPath: string) {
  return frame(
    page,
    "Unsubscribe",
    html`
<h1>Stop ${STOPPED[stream]}?</h1>
<p>Everything else stays as it is, and you can switch it on again at any time.</p>
<form method="post"><button>Stop these mails</button></form>
<p class="muted">Or <a href="${preferencesPath}">choose what is mailed to you</a>.</p>`,
  );
}

export function stoppedPage(page: Page, stream: Stream, preferencesPath: string) {
  return frame(
    page,
    "Unsubscribed",
    html`
<h1>You will not be sent ${STOPPED[stream]} any more</h1>
<p role="status">That is done. A mail that is on its way already may still arrive.</p>
<p>If you pressed it by mistake, or want to stop other mails too, <a href="${preferencesPath}">choose what is mailed to you</a>.</p>`,
  );
}

/** For users who follow the link of an older mail. */
export function stoppedBeforePage(page: Page, stream: Stream, preferencesPath: string) {
  return frame(
    page,
    "Unsubscribed",
    html`
<h1>You are not sent ${STOPPED[stream]}</h1>
<p>That was stopped before. To have it again, <a href="${preferencesPath}">choose what is mailed to you</a>.</p>`,
  );
}

const EXPLAINED: Readonly<Record<Stream, string>> = {
  "daily-verse": "One verse a day, at the time that you chose.",
  "plan-reminder": "Of the plans that you want to be reminded of by e-mail.",
  "prayer-reminder": "Of what is on your prayer list, as often as you set with each prayer.",
};

/** @param address whose it is, with most of it left out */
export function preferencesPage(
  page: Page,
  { choices, address, isSaved }: { choices: MailChoices; address: string; isSaved: boolean },
) {
  return frame(
    page,
    "Mail settings",
    html`
<h1>What is mailed to you</h1>
<p class="muted">For ${address}. Letters about your account and your payments come in any case.</p>
${isSaved ? html`<p role="status">Your choice has been saved.</p>` : ""}
<form method="post">
<fieldset><legend>Mails</legend>
${STREAMS.map(
  (stream) =>
    html`<label><input type="checkbox" name="streams" value="${stream}"${
      choices[stream] ? raw(" checked") : ""
    }><span>${STREAM_NAMES[stream]}<small>${EXPLAINED[stream]}</small></span></label>`,
)}
</fieldset>
<button>Save</button>
</form>`,
  );
}

export function unknownLinkPage(page: Page) {
  return frame(
    page,
    "Not found",
    html`
<h1>This link leads nowhere</h1>
<p>It may have been cut off on its way, or the account is gone. Copy the whole link from the mail, or <a href="/settings">sign in and change your settings</a>.</p>`,
  );
}

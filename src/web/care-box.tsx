// What somebody in danger sees before everything else: two sentences, whom to
// call, and one link. Nothing in it moves, folds or closes.
import { queryOptions, useQuery } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, useEffect, useState } from "react";
import { leave } from "#content/help-now.json";
import { buttonClass } from "#src/ui/button.tsx";
import type { Care } from "#src/understanding/contract.ts";
import { callApi } from "./query-client.ts";

type Link = Care["links"][number];

/** Where the page itself may put somebody in danger, if it is seen. */
const LEAVING: ReadonlySet<Care["kind"]> = new Set(["violence", "sexual", "child"]);

/** The quiet line for what is gentle or may be nothing, the box for danger. */
export function CareBox({ care }: { care: Care }) {
  return care.level === "danger" ? <Box care={care} /> : <CareLine care={care} />;
}

const careQuery = ({ kind, who, level }: Care, timeZone: string | undefined) =>
  queryOptions({
    queryKey: ["care", kind, who, level, timeZone],
    queryFn: ({ client, signal }) =>
      callApi<Care>(client, "/api/care", { query: { kind, who, level, timeZone }, signal }),
    enabled: timeZone !== undefined,
  });

/**
 * With the numbers of the place where the browser is. A page is made before
 * anything but the language tells the country; once it stands, the time zone does.
 */
function useCareHere(care: Care): Care {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => setTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const { data } = useQuery(careQuery(care, timeZone));
  // A piece of before brings its own words; whom to call is asked for all.
  return data ? { ...care, links: data.links } : care;
}

function Box({ care: given }: { care: Care }) {
  const care = useCareHere(given);
  return (
    <>
      <div className="care-place">
        <section className="care" aria-label="Help, now">
          <div>
            <h2>{care.title}</h2>
            <p className="care-say">{care.text}</p>
          </div>
          <Reach links={care.links} />
          <More care={care} />
        </section>
      </div>
      {LEAVING.has(care.kind) ? <LeaveBar /> : null}
      <Announcement>{`${care.title} ${care.text}`}</Announcement>
    </>
  );
}

export function CareLine({ care }: { care: Care }) {
  const help = care.links.at(-1);
  return (
    <p className="care-line">
      {care.text} {help ? <a href={help.url}>Help, now</a> : null}
    </p>
  );
}

const isCall = ({ url }: Link) => url.startsWith("tel:");

function Reach({ links }: { links: readonly Link[] }) {
  const number = links.find(isCall);
  const others = links.slice(0, -1).filter((link) => link !== number);
  if (!number) return <p className="care-number care-unknown">Your local emergency number</p>;
  return (
    <div className="care-number">
      <a href={number.url}>{number.label}</a>
      {number.note ? <small>{number.note}</small> : null}
      {others.length > 0 ? (
        <p>
          {others.map((link) => (
            <span key={link.url}>
              {isCall(link) ? "If it cannot wait: " : null}
              <a href={link.url} {...(link.url.startsWith("http") ? { rel: "noreferrer" } : {})}>
                {link.label}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function More({ care: { kind, links } }: { care: Care }) {
  const help = links.at(-1);
  return (
    <div className="care-more">
      {help ? <a href={help.url}>{help.label}</a> : null}
      {LEAVING.has(kind) ? (
        <div className="care-leave">
          <small id="care-leave">
            {leave.says} <span className="max-md:hidden noscript:hidden">{leave.keys}</span>
          </small>
          <LeaveLink describedBy="care-leave" className="max-md:hidden" />
        </div>
      ) : null}
    </div>
  );
}

function LeaveBar() {
  useQuickExit(leave.url);
  return (
    <div className="care-bar">
      <LeaveLink className="min-h-12 w-full" />
    </div>
  );
}

function LeaveLink({ describedBy, className }: { describedBy?: string; className: string }) {
  return (
    <a
      href={leave.url}
      rel="noreferrer"
      aria-describedby={describedBy}
      className={buttonClass({ size: "small", className: `px-5 ${className}` })}
      onClick={(event) => {
        event.preventDefault();
        window.location.replace(leave.url);
      }}
    >
      <LogOut size={16} strokeWidth={1.75} aria-hidden="true" />
      {leave.label}
    </a>
  );
}

/** Said once, politely: an empty region that is filled when the box has come. */
function Announcement({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <p className="sr-only" role="status">
      {isShown ? children : null}
    </p>
  );
}

const EXIT_WITHIN_MS = 1_000;

/** Esc twice within a second leaves for a neutral page, which takes this one's place in the tab's history. */
function useQuickExit(url: string): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat) return;
      if (event.timeStamp - last <= EXIT_WITHIN_MS) window.location.replace(url);
      last = event.timeStamp;
    };
    // First of all: a dialog that the first Esc closes takes the box with it.
    window.addEventListener("keydown", listen, { capture: true });
    return () => {
      setTimeout(
        () => window.removeEventListener("keydown", listen, { capture: true }),
        EXIT_WITHIN_MS,
      );
    };
  }, [url]);
}

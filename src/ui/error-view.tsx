import { createContext, type ReactNode, useContext } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "./button.tsx";

/** A whole page for when something is not there or went wrong. */
export function ErrorView({
  code,
  title,
  text,
  showsRequestId = false,
  children,
  canRetry = false,
  staysOnRetry = false,
}: {
  /** Large in the margin: `404`. */
  code: string;
  title: string;
  text: string;
  /** For those who help: the request's id, where the server made this page. */
  showsRequestId?: boolean;
  children?: ReactNode;
  canRetry?: boolean;
  /** Trying again does not leave the page: a reload without a connection would lose it. */
  staysOnRetry?: boolean;
}) {
  const requestId = useContext(RequestId);
  const { pathname, search } = useLocation();
  return (
    <div className="wrap entry pt-10 md:pt-20">
      <p className="font-light font-serif text-60 text-faint leading-none" aria-hidden="true">
        {code}
      </p>
      <div className="max-w-measure">
        <h1 className="text-38 lg:text-48">{title}</h1>
        <p className="mt-4 text-18 text-muted">{text}</p>
        {canRetry ? (
          <p className="mt-6">
            <Link
              to={`${pathname}${search}`}
              reloadDocument={!staysOnRetry}
              className={buttonClass({ kind: "secondary" })}
            >
              Try again
            </Link>
          </p>
        ) : null}
        {children}
        {showsRequestId ? (
          // The browser does not know the id and leaves the server's words standing.
          <p className="mt-8 text-14 text-muted" suppressHydrationWarning>
            {requestId ? `If you write to us, this number helps: ${requestId}` : ""}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The id of the request that a page was made for; known on the server alone. */
export const RequestId = createContext<string | undefined>(undefined);

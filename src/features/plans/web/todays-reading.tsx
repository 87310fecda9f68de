import { Link } from "react-router";
import { buttonClass } from "#src/ui/button.tsx";
import { rememberWish } from "#src/web/wish/stored-wish.ts";
import type { Plan } from "../contract.ts";
import { PLANS_PATH } from "../plan-url.ts";

const SHOWN = 2;

/** The current day of the plans that somebody is reading, or the way to one. */
export function TodaysReading({
  plans,
  isPremium,
}: {
  /** Absent where they cannot be had. */
  plans: readonly Plan[] | undefined;
  isPremium: boolean;
}) {
  const active = (plans ?? []).filter((plan) => plan.isActive && !plan.isCompleted);
  return (
    <section
      aria-labelledby="todays-reading"
      className="self-start rounded-card bg-sunk p-5 md:p-6"
    >
      <h2 id="todays-reading" className="text-20">
        Today’s reading
      </h2>
      {active.slice(0, SHOWN).map((plan) => (
        <Reading key={plan.id} plan={plan} />
      ))}
      {active.length > SHOWN ? (
        <p className="mt-4">
          <Link to={PLANS_PATH} className="underlined inline-flex min-h-11 items-center">
            {active.length - SHOWN === 1 ? "One more plan" : `${active.length - SHOWN} more plans`}
          </Link>
        </p>
      ) : null}
      {active.length === 0 ? (
        <NoReading isPremium={isPremium} hasPlans={Boolean(plans?.length)} />
      ) : null}
    </section>
  );
}

function Reading({ plan }: { plan: Plan }) {
  const { id, name, today, currentDay, duration, readDays } = plan;
  const read = readDays.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const minutes = today.readings.reduce((sum, reading) => sum + reading.minutes, 0);
  return (
    <div className="mt-3 border-line border-t pt-4 first-of-type:border-0 first-of-type:pt-0">
      <p className="break-words font-medium font-serif text-20 leading-snug">{today.summary}</p>
      <p className="mt-1 break-words text-14 text-muted">
        {name}, day {currentDay} of {duration}, about {minutes}{" "}
        {minutes === 1 ? "minute" : "minutes"}
      </p>
      <div
        role="progressbar"
        aria-label={`Progress in ${name}`}
        aria-valuemin={0}
        aria-valuemax={duration}
        aria-valuenow={read}
        aria-valuetext={`${read} of ${duration} days read`}
        className="mt-4 h-1 rounded-full bg-line forced-colors:border"
      >
        <span
          className="block h-1 rounded-full bg-accent forced-color-adjust-none"
          style={{ width: `${(read / duration) * 100}%` }}
        />
      </div>
      <Link
        to={`${PLANS_PATH}#plan-${id}`}
        className={buttonClass({ className: "mt-5 max-md:w-full" })}
      >
        Read Today<span className="sr-only">: {name}</span>
      </Link>
    </div>
  );
}

function NoReading({ isPremium, hasPlans }: { isPremium: boolean; hasPlans: boolean }) {
  if (!isPremium) {
    return (
      <>
        <p className="mt-3 text-muted">
          Reading plans lead through the Bible a day at a time. They come with Premium; the whole
          Bible is open to everyone.
        </p>
        <p className="mt-4 flex flex-wrap gap-x-5">
          <Link
            to="/premium-access"
            onClick={() => rememberWish(PLANS_PATH)}
            className="underlined inline-flex min-h-11 items-center"
          >
            What Premium is
          </Link>
          <Link to="/bible" className="underlined inline-flex min-h-11 items-center">
            Read the Bible
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="mt-3 text-muted">
        {hasPlans
          ? "No plan is active at present."
          : "A plan leads through the Bible a day at a time: all of it in a year, the Gospels in thirty days, or books of your choice."}
      </p>
      <Link to={PLANS_PATH} className={buttonClass({ kind: "secondary", className: "mt-5" })}>
        {hasPlans ? "To your plans" : "Choose a plan"}
      </Link>
    </>
  );
}

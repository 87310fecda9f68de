import { useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import Ellipsis from "lucide-react/icons/ellipsis";
import { memo, type ReactNode } from "react";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { buttonClass, iconButtonClass } from "#src/ui/button.tsx";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { Prayer, WrittenPrayer } from "../contract.ts";
import type { PrayerStatus } from "../rules.ts";
import { PrayerBadges } from "./badges.tsx";
import { LongText } from "./long-text.tsx";
import { generatePrayer } from "./queries.ts";
import { setPrayed } from "./set-prayed.ts";

/** What can be done with a prayer. Each has a stable identity, so that cards are not rendered again. */
export interface PrayerActions {
  readonly markAnswered: (prayer: Prayer, opener: HTMLElement) => void;
  readonly showWritten: (written: WrittenPrayer, prayer: Prayer, opener: HTMLElement) => void;
  readonly edit: (prayer: Prayer, opener: HTMLElement) => void;
  readonly move: (prayer: Prayer, to: PrayerStatus) => void;
  readonly remove: (prayer: Prayer) => void;
}

export const headingId = (id: number): string => `prayer-${id}`;

export const canBeAnswered = ({ status }: Prayer): boolean =>
  status === "active" || status === "ongoing";

/** "Mark Answered" is offered only while a prayer is active; an ongoing one has the same step under another name. */
const nameAnswering = ({ status }: Prayer): string =>
  status === "ongoing" ? "It was answered" : "Mark Answered";

export const PrayerCard = memo(function PrayerCard({
  prayer,
  actions,
}: {
  prayer: Prayer;
  actions: PrayerActions;
}) {
  const { id, title, description, status, answerDescription, answeredOn, addedOn } = prayer;
  const isLit = status === "answered" && answerDescription;
  return (
    <article aria-labelledby={headingId(id)} className="acted">
      <p className="acted-margin">
        Added <time dateTime={addedOn}>{formatDate(addedOn)}</time>
      </p>
      <div className="acted-body">
        <h2 id={headingId(id)} tabIndex={-1} className="text-24 outline-none">
          {title}
        </h2>
        <PrayerBadges prayer={prayer} />
        {description ? (
          <div className="mt-3">
            <LongText text={description} />
          </div>
        ) : null}
        {isLit ? (
          <div className="mt-4 max-w-measure rounded-card bg-lamp-wash px-5.5 pt-4.5 pb-5">
            <h3 className="font-sans font-semibold text-14 text-lamp-ink tracking-normal">
              How God Answered:
            </h3>
            <p className="mt-1.5 whitespace-pre-line font-serif text-18 leading-relaxed">
              {answerDescription}
            </p>
            {answeredOn ? (
              <p className="mt-2 text-14 text-muted">
                Answered on <time dateTime={answeredOn}>{formatDate(answeredOn)}</time>
              </p>
            ) : null}
          </div>
        ) : null}
        {status === "answered" ? (
          <PrayedDays count={prayer.prayedDays} />
        ) : (
          <Prayed prayer={prayer} />
        )}
      </div>
      <CardButtons prayer={prayer} actions={actions} />
      <MoreMenu prayer={prayer} actions={actions} />
    </article>
  );
});

function CardButtons({ prayer, actions }: { prayer: Prayer; actions: PrayerActions }) {
  const client = useQueryClient();
  const writing = useAction({
    mutationFn: (_opener: HTMLElement) => generatePrayer(client, prayer.id),
    onSuccess: (written, opener) => actions.showWritten(written, prayer, opener),
    failure: "The prayer was not generated",
  });
  return (
    <div className="acted-do">
      {canBeAnswered(prayer) ? (
        <CardButton
          about={prayer.id}
          onPress={(opener) => actions.markAnswered(prayer, opener)}
          hasDialog
        >
          {nameAnswering(prayer)}
        </CardButton>
      ) : null}
      <CardButton
        about={prayer.id}
        isBusy={writing.isPending}
        hasDialog
        onPress={(opener) => writing.run(opener)}
      >
        {writing.isPending ? "Generating..." : "Generate Prayer"}
      </CardButton>
      <CardButton
        about={prayer.id}
        onPress={(opener) => actions.edit(prayer, opener)}
        hasDialog
        isQuiet
      >
        Edit
      </CardButton>
    </div>
  );
}

function CardButton({
  about,
  isQuiet = false,
  isBusy = false,
  hasDialog = false,
  onPress,
  children,
}: {
  about: number;
  isQuiet?: boolean;
  isBusy?: boolean;
  hasDialog?: boolean;
  onPress: (opener: HTMLElement) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-describedby={headingId(about)}
      aria-haspopup={hasDialog ? "dialog" : undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => onPress(event.currentTarget)}
      className={buttonClass({
        kind: "quiet",
        size: "small",
        className: isQuiet ? "text-muted hover:text-ink" : "",
      })}
    >
      {children}
    </button>
  );
}

function Prayed({ prayer }: { prayer: Prayer }) {
  const { id, isPrayedToday, prayedDays } = prayer;
  const mark = setPrayed(useQueryClient(), id);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-14 text-muted">
      <button
        type="button"
        aria-pressed={isPrayedToday}
        aria-describedby={headingId(id)}
        onClick={() => void mark(!isPrayedToday)}
        className="group -ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 text-16 text-ink print:hidden noscript:hidden"
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border border-control text-on-accent group-aria-pressed:border-accent group-aria-pressed:bg-accent"
        >
          {isPrayedToday ? <Check size={14} strokeWidth={2.5} /> : null}
        </span>
        Prayed today
      </button>
      {prayedDays > 0 ? <span>{sayDays(prayedDays)} in all</span> : null}
    </p>
  );
}

function PrayedDays({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="mt-3 text-14 text-muted">Prayed on {sayDays(count)}</p>;
}

const sayDays = (count: number) => (count === 1 ? "1 day" : `${count} days`);

const MOVES: Readonly<Record<PrayerStatus, readonly (readonly [PrayerStatus, string])[]>> = {
  active: [
    ["ongoing", "Make ongoing"],
    ["archived", "Archive"],
  ],
  ongoing: [
    ["active", "Make active"],
    ["archived", "Archive"],
  ],
  answered: [
    ["active", "Make active again"],
    ["archived", "Archive"],
  ],
  archived: [],
};

function MoreMenu({ prayer, actions }: { prayer: Prayer; actions: PrayerActions }) {
  const itemClass = "flex min-h-11 w-full items-center rounded-control px-3 hover:bg-sunk";
  return (
    <div className="acted-more">
      <Disclosure
        label={`More for ${prayer.title}`}
        trigger={<Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />}
        triggerClass={iconButtonClass}
        panelClass="w-56"
        className="noscript:hidden"
      >
        {MOVES[prayer.status].map(([to, label]) => (
          <button
            key={to}
            type="button"
            data-closes
            className={itemClass}
            onClick={() => actions.move(prayer, to)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          data-closes
          className={`${itemClass} text-danger`}
          onClick={() => actions.remove(prayer)}
        >
          Delete
        </button>
      </Disclosure>
    </div>
  );
}

// The list itself: its bar, its cards, and what stands where there are none.
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Undo } from "#src/ui/undo.tsx";
import type { Prayer } from "../contract.ts";
import { findShown, type Show } from "./find-shown.ts";
import { FindAndSort, ListBar } from "./list-bar.tsx";
import { formatListUrl, type ListUrl } from "./list-url.ts";
import { headingId, PrayerCard } from "./prayer-card.tsx";
import type { Dialogs } from "./use-dialogs.tsx";
import { usePrayerActions } from "./use-prayer-actions.ts";

/** A screen or two; more come by a button, so that the page stays quick. */
const AT_ONCE = 40;
/** Fewer are seen at a glance. */
const SEARCHED_FROM = 10;

export function PrayerList({
  prayers,
  address,
  openDialog,
}: {
  prayers: readonly Prayer[];
  address: ListUrl;
  openDialog: Dialogs["open"];
}) {
  const { show, sort } = address;
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const wantedWords = useDeferredValue(words);
  const { actions, gone, undo, forgetGone } = usePrayerActions(openDialog);
  const shown = useMemo(() => {
    const remaining = prayers.filter(({ id }) => !gone.has(id));
    const before = [...gone.values()].map(({ prayer }) => prayer);
    return findShown([...remaining, ...before], { show, sort, words: wantedWords });
  }, [prayers, gone, show, sort, wantedWords]);
  const onList = prayers.filter(({ status }) => status !== "archived").length;

  const turn = (to: Partial<ListUrl>) => {
    forgetGone();
    void navigate(formatListUrl({ ...address, ...to }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const count = shown.filter(({ id }) => !gone.has(id)).length;
  return (
    <>
      <ListBar
        show={show}
        onShow={(next) => turn({ show: next })}
        count={count === 1 ? "1 prayer" : `${count} prayers`}
      />
      {onList >= SEARCHED_FROM ? (
        <FindAndSort
          words={words}
          onWords={setWords}
          sort={sort}
          onSort={(next) => turn({ sort: next })}
        />
      ) : null}
      {shown.length === 0 ? (
        wantedWords.trim() ? (
          <NothingFound onClear={() => setWords("")} />
        ) : (
          <EmptyList show={show} onAdd={(opener) => void openDialog({ kind: "add" }, opener)} />
        )
      ) : (
        <PagedPrayers
          part={`${show} ${sort} ${wantedWords}`}
          prayers={shown}
          showPrayer={(prayer) => {
            const away = gone.get(prayer.id);
            return away ? (
              <Undo
                key={prayer.id}
                said={`${prayer.title} was ${away.how}.`}
                onUndo={() => void undo(away)}
                className="acted-gone py-3"
              />
            ) : (
              <PrayerCard key={prayer.id} prayer={prayer} actions={actions} />
            );
          }}
        />
      )}
    </>
  );
}

function PagedPrayers({
  part,
  prayers,
  showPrayer,
}: {
  /** Another one begins anew; cards that stand in both stay as they are. */
  part: string;
  prayers: readonly Prayer[];
  showPrayer: (prayer: Prayer) => ReactNode;
}) {
  const [opened, setOpened] = useState({ part, end: AT_ONCE });
  const end = opened.part === part ? opened.end : AT_ONCE;
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const id = firstNew.current;
    firstNew.current = undefined;
    if (id !== undefined && end > AT_ONCE) document.getElementById(headingId(id))?.focus();
  }, [end]);
  const left = prayers.length - end;
  return (
    <>
      <div className={end > AT_ONCE ? "acted-many" : ""}>
        {prayers.slice(0, end).map(showPrayer)}
      </div>
      {left > 0 ? (
        <p className="border-line border-t pt-6" data-print="no">
          <Button
            kind="secondary"
            onClick={() => {
              firstNew.current = prayers[end]?.id;
              setOpened({ part, end: end + AT_ONCE });
            }}
          >
            Show {Math.min(left, AT_ONCE)} more of {left}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function EmptyList({ show, onAdd }: { show: Show; onAdd: (opener: HTMLElement) => void }) {
  return (
    <div className="acted">
      <span className="max-md:hidden" />
      <div className="acted-body max-w-lg pt-4">
        <h2 className="text-24">{show === "all" ? "No prayers yet" : `No ${show} prayers`}</h2>
        <p className="mt-2 mb-5 text-muted">
          Start your prayer journey by adding your first prayer request.
        </p>
        <Button onClick={(event) => onAdd(event.currentTarget)}>Add Your First Prayer</Button>
      </div>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="acted">
      <span className="max-md:hidden" />
      <div className="acted-body max-w-lg pt-4">
        <h2 className="text-24">Nothing found</h2>
        <p className="mt-2 mb-5 text-muted">No prayer shown here holds all of these words.</p>
        <Button kind="secondary" onClick={onClear}>
          Clear the search
        </Button>
      </div>
    </div>
  );
}

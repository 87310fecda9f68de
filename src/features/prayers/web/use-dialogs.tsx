// The dialogs of the prayer list: which is open, what opened it, and where
// focus goes when it closes. Their scripts are fetched when they are needed.
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { UNREACHED } from "#src/ui/unreached.tsx";
import type { Prayer, WrittenPrayer } from "../contract.ts";
import { type FormDialog, findOpen, rememberClosed, rememberOpen } from "./open-dialogs.ts";
import { canBeAnswered, headingId } from "./prayer-card.tsx";

const loadForm = () => import("./prayer-form-dialog.tsx");
const loadAnswer = () => import("./answer-dialog.tsx");
const loadWritten = () => import("./written-prayer-dialog.tsx");
const PrayerFormDialog = lazy(loadForm);
const AnswerDialog = lazy(loadAnswer);
const WrittenPrayerDialog = lazy(loadWritten);

type Shown =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly prayer: Prayer }
  | { readonly kind: "answer"; readonly prayer: Prayer }
  | {
      readonly kind: "written";
      readonly written: WrittenPrayer;
      /** Absent where it was written for all. */
      readonly prayer?: Prayer | undefined;
    };

const LOADERS: Readonly<Record<Shown["kind"], () => Promise<unknown>>> = {
  add: loadForm,
  edit: loadForm,
  answer: loadAnswer,
  written: loadWritten,
};

export interface Dialogs {
  readonly open: (shown: Shown, opener: HTMLElement | null) => Promise<void>;
  readonly element: ReactNode;
}

export function useDialogs({
  owner,
  prayers,
}: {
  owner: number;
  prayers: readonly Prayer[];
}): Dialogs {
  const [shown, setShown] = useState<Shown>();
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback(
    async (next: Shown, from: HTMLElement | null) => {
      try {
        await LOADERS[next.kind]();
      } catch {
        showToast({ ...UNREACHED, tone: "danger" });
        return;
      }
      opener.current = from;
      if (next.kind !== "written") rememberOpen(owner, nameDialog(next));
      setShown(next);
    },
    [owner],
  );

  // What was open and typed into when the page was left, once.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const stored = findOpen(owner);
    if (!stored) return;
    if (stored.kind === "add") void open(stored, null);
    else {
      const prayer = prayers.find(({ id }) => id === stored.id);
      if (prayer && (stored.kind === "edit" || canBeAnswered(prayer))) {
        void open({ kind: stored.kind, prayer }, null);
      }
    }
  }, [owner, open, prayers]);

  const close = () => {
    rememberClosed(owner);
    setShown(undefined);
  };
  const about = shown && "prayer" in shown ? shown.prayer?.id : undefined;
  const giveFocusBack = () => {
    const from = opener.current;
    const back = from?.isConnected ? from : about && document.getElementById(headingId(about));
    (back || document.getElementById("main"))?.focus({ preventScroll: Boolean(from) });
  };
  const common = { owner, onClose: close, onClosed: giveFocusBack };

  return {
    open,
    element: shown ? (
      <Suspense>
        {shown.kind === "written" ? (
          <WrittenPrayerDialog {...common} written={shown.written} prayer={shown.prayer} />
        ) : shown.kind === "answer" ? (
          <AnswerDialog
            {...common}
            prayer={shown.prayer}
            onDone={(isAnswered) => {
              close();
              showToast(
                isAnswered
                  ? { title: "Marked answered", text: shown.prayer.title, tone: "lamp" }
                  : {
                      title: `Still ${shown.prayer.status}`,
                      text: "A prayer is marked answered once you have written how.",
                    },
              );
            }}
          />
        ) : (
          <PrayerFormDialog
            {...common}
            prayer={shown.kind === "edit" ? shown.prayer : undefined}
            onSaved={({ title }, isNew) => {
              close();
              showToast({ title: `Prayer ${isNew ? "added" : "updated"}`, text: title });
            }}
          />
        )}
      </Suspense>
    ) : null,
  };
}

const nameDialog = (shown: Exclude<Shown, { kind: "written" }>): FormDialog =>
  shown.kind === "add" ? shown : { kind: shown.kind, id: shown.prayer.id };

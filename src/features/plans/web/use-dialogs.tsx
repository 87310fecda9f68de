// The dialogs of reading plans: which is open, what opened it, and where focus
// goes when it closes. Their scripts are fetched when they are needed.
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { UNREACHED } from "#src/ui/unreached.tsx";
import type { Plan } from "../contract.ts";
import { headingId } from "./plan-card.tsx";

const loadNew = () => import("./new-plan-dialog.tsx");
const loadEdit = () => import("./edit-plan-dialog.tsx");
const loadReader = () => import("./reader-dialog.tsx");
const NewPlanDialog = lazy(loadNew);
const EditPlanDialog = lazy(loadEdit);
const ReaderDialog = lazy(loadReader);

type Shown =
  | { readonly kind: "new" }
  | { readonly kind: "edit"; readonly plan: Plan }
  | { readonly kind: "read"; readonly plan: Plan; readonly day: number };

const LOADERS: Readonly<Record<Shown["kind"], () => Promise<unknown>>> = {
  new: loadNew,
  edit: loadEdit,
  read: loadReader,
};

export type OpenReader = (plan: Plan, day: number, opener: HTMLElement | null) => void;

export interface Dialogs {
  readonly open: (shown: Shown, opener: HTMLElement | null) => Promise<void>;
  readonly openReader: OpenReader;
  readonly element: ReactNode;
}

export function useDialogs({
  owner,
  plans,
  readingChoices,
  chosenTranslation,
  onCreated,
  onMarked,
  onSaid,
}: {
  owner: number;
  plans: readonly Plan[];
  /** Text size and the like, as the reader of chapters has them. */
  readingChoices: ReactNode;
  chosenTranslation: string | undefined;
  onCreated: (plan: Plan) => void;
  onMarked: (dayNumber: number, plan: Plan) => void;
  onSaid: (sentence: string) => void;
}): Dialogs {
  const [shown, setShown] = useState<Shown>();
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback(async (next: Shown, from: HTMLElement | null) => {
    try {
      await LOADERS[next.kind]();
    } catch {
      showToast({ ...UNREACHED, tone: "danger" });
      return;
    }
    opener.current = from;
    setShown(next);
  }, []);
  const openReader = useCallback<OpenReader>(
    (plan, day, from) => void open({ kind: "read", plan, day }, from),
    [open],
  );
  const close = () => setShown(undefined);
  const about = shown && "plan" in shown ? shown.plan.id : undefined;
  const giveFocusBack = () => {
    const heading = about ? document.getElementById(headingId(about)) : null;
    // A menu that opened it is closed by now, and a plan may have gone to another tab.
    const back = [opener.current, heading].find((place) => place && isShown(place));
    (back ?? document.getElementById("main"))?.focus({ preventScroll: true });
  };
  const common = { onClose: close, onClosed: giveFocusBack };
  return {
    open,
    openReader,
    element: shown ? (
      <Suspense>
        {shown.kind === "new" ? (
          <NewPlanDialog
            {...common}
            owner={owner}
            onCreated={(plan) => {
              opener.current = null;
              close();
              onCreated(plan);
            }}
          />
        ) : shown.kind === "edit" ? (
          <EditPlanDialog
            {...common}
            plan={shown.plan}
            onSaved={(plan) => {
              close();
              onSaid(`${plan.name} is changed.`);
            }}
          />
        ) : (
          <ReaderDialog
            {...common}
            plan={plans.find(({ id }) => id === shown.plan.id) ?? shown.plan}
            isGone={!plans.some(({ id }) => id === shown.plan.id)}
            firstDay={shown.day}
            readingChoices={readingChoices}
            chosenTranslation={chosenTranslation}
            onMarked={(day, plan) => {
              close();
              onMarked(day, plan);
            }}
          />
        )}
      </Suspense>
    ) : null,
  };
}

const isShown = (element: HTMLElement): boolean =>
  element.isConnected && element.getClientRects().length > 0;

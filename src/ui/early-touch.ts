// A page is shown before its scripts have started. What somebody presses,
// types, picks or sends meanwhile is recorded, and answered once they have: on a
// slow line that can be seconds. Links and forms that work without a script
// are left to the browser.

/** On the window: the script that records it and the one that answers it share no module. */
interface EarlyTouch {
  /** What was changed last in each field, the latest at the end. */
  fields: Map<Field, { value: string; checked?: boolean }>;
  /** The latest press or sending; an impatient person presses one button many times. */
  latest?: MouseEvent | SubmitEvent;
  stop(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    earlyTouch?: EarlyTouch;
  }
}

/** After so long a page that answers by itself surprises more than it helps. */
const LATEST_MS = 10_000;

const RECORDED_EVENTS = ["input", "click", "submit"] as const;
const PRESSED = "button:not([type=submit]),[role=button]:not(a),.verse";

/**
 * Begins to record them. To be called inline in the head. A form that is posted
 * to no address of its own needs a script, so its sending is held back.
 */
export function recordEarlyTouch(): void {
  const touch: EarlyTouch = {
    fields: new Map(),
    stop: () => {
      for (const name of RECORDED_EVENTS) removeEventListener(name, record, true);
    },
  };
  window.earlyTouch = touch;
  for (const name of RECORDED_EVENTS) addEventListener(name, record, true);

  function record(event: Event): void {
    const { type, target } = event;
    if (type === "input") {
      const field = target as HTMLInputElement;
      touch.fields.delete(field);
      touch.fields.set(field, { value: field.value, checked: field.checked });
    } else if (type === "click") {
      const pressed = target as Element;
      if (pressed.closest(PRESSED) && !pressed.closest("a")) touch.latest = event as MouseEvent;
    } else {
      const form = target as HTMLFormElement;
      if (form.method !== "post" || form.hasAttribute("action")) return;
      event.preventDefault();
      touch.latest = event as SubmitEvent;
    }
  }
}

/** Ends the recording. To be called at the moment when React has taken the page over. */
export function endEarlyTouch(): void {
  const touch = window.earlyTouch;
  if (!touch) return;
  touch.stop();
  // A press that is still on its way made React take the page over, and reaches it.
  if (touch.latest?.eventPhase) delete touch.latest;
}

/** Answers what was recorded, once. To be called when every part of the page works. */
export function answerEarlyTouch(): void {
  const touch = window.earlyTouch;
  if (!touch) return;
  delete window.earlyTouch;
  for (const [field, change] of touch.fields) tellReact(field, change);
  const { latest } = touch;
  if (!latest || performance.now() - latest.timeStamp > LATEST_MS) return;
  // What was filled in must have arrived before it is sent.
  setTimeout(() => repeat(latest));
}

function repeat(event: MouseEvent | SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof Element && target.isConnected)) return;
  if (event instanceof MouseEvent) {
    // An event holds all that is needed to make one like it.
    target.dispatchEvent(new MouseEvent("click", event));
  } else if (target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  }
}

function tellReact(field: Field, { value, checked }: { value: string; checked?: boolean }): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  // React remembers what it was last given and takes an event without a change
  // for an echo: so it is given something else, behind which the value is put
  // back by the prototype's own setter, which it does not see.
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

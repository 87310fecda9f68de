// A piece being written: which steps are behind it, and the way to stop it.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Step } from "../contract.ts";
import type { Progress } from "./ask-with-steps.ts";

export interface Writing {
  /** In the order in which they began; absent while nothing is written. */
  readonly steps: readonly Step[] | undefined;
  /** Does nothing where something is being written already. Resolves to nothing when stopped. */
  readonly start: <Answer>(
    write: (progress: Progress) => Promise<Answer>,
  ) => Promise<Answer | undefined>;
  readonly stop: () => void;
}

export function useWriting(): Writing {
  const [steps, setSteps] = useState<readonly Step[]>();
  const running = useRef<AbortController | undefined>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback<Writing["start"]>(async (write) => {
    if (running.current) return undefined;
    const control = new AbortController();
    running.current = control;
    setSteps([]);
    const onStep = (step: Step) => setSteps((known = []) => [...known, step]);
    try {
      return await write({ onStep, signal: control.signal });
    } catch (error) {
      if (control.signal.aborted) return undefined;
      throw error;
    } finally {
      running.current = undefined;
      setSteps(undefined);
    }
  }, []);

  return { steps, start, stop };
}

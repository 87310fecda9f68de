import { useEffect, useRef, useState } from "react";

/**
 * What stands in a form: what the address asks, and what was changed since.
 * Only another question changes it, not another rendering of the same.
 * @param addressOf tells two questions apart
 */
export function useDraft<Choice>(choice: Choice, addressOf: (choice: Choice) => string) {
  const [draft, setDraft] = useState(choice);
  const address = addressOf(choice);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    setDraft(choice);
  }, [address, choice]);
  return [draft, setDraft] as const;
}

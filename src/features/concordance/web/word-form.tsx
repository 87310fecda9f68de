import { Form, useNavigation } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { CONCORDANCE_PATH } from "./study-url.ts";

const WORD_MAX_LENGTH = 60;

/** A second word to study, small beside the first. */
export function AnotherWord() {
  const { location } = useNavigation();
  return (
    <Form action={CONCORDANCE_PATH} role="search" data-print="no">
      <label htmlFor="another-word" className="mb-1.5 block font-semibold text-14">
        Another word
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="another-word"
          type="search"
          name="q"
          required
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity("Word is required")}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity("")}
          placeholder="grace"
          maxLength={WORD_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="min-h-12 w-0 min-w-0 flex-[1_1_9rem] rounded-control border border-control bg-raised px-3.5 font-serif text-18 focus-visible:outline-offset-1"
        />
        <Button
          type="submit"
          isBusy={location?.pathname === CONCORDANCE_PATH}
          busyLabel="Studying..."
        >
          Study Word
        </Button>
      </div>
    </Form>
  );
}

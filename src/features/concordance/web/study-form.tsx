import { SearchForm } from "#src/ui/search-form.tsx";
import { CONCORDANCE_PATH } from "./study-url.ts";

const WORD_MAX_LENGTH = 60;

/** The box that a word is studied from. */
export function StudyForm({
  value = "",
  isMissing = false,
}: {
  value?: string;
  /** Whether it has just been sent empty, as a page without script knows it. */
  isMissing?: boolean;
}) {
  return (
    <SearchForm
      id="word-study"
      action={CONCORDANCE_PATH}
      look="line"
      label="Which word would you study?"
      placeholder="A word, or a Strong’s number"
      submitLabel="Study Word"
      busyLabel="Studying..."
      maxLength={WORD_MAX_LENGTH}
      required="Word is required"
      value={value}
      isMissing={isMissing}
    />
  );
}

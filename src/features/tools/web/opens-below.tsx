import ChevronDown from "lucide-react/icons/chevron-down";

/** The mark of a summary, within a `details` of the class `group`. */
export const OpensBelow = () => (
  <ChevronDown
    size={16}
    strokeWidth={1.5}
    aria-hidden="true"
    className="flex-none text-faint transition-transform group-open:rotate-180"
  />
);

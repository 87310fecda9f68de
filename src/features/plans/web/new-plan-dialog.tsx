// A new plan: one that is ready made, or one of a person's own books.
import { Sheet } from "#src/ui/sheet.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import type { Plan } from "../contract.ts";
import { CustomizePlan } from "./customize-plan.tsx";
import { findDraft } from "./plan-draft.ts";
import { PresetChoice } from "./preset-choice.tsx";

export default function NewPlanDialog({
  owner,
  onClose,
  onClosed,
  onCreated,
}: {
  owner: number;
  onClose: () => void;
  onClosed: () => void;
  onCreated: (plan: Plan) => void;
}) {
  return (
    <Sheet title="New Plan" onClose={onClose} onClosed={onClosed}>
      <Tabs
        label="Kind of plan"
        first={findDraft(owner) ? 1 : 0}
        tabs={[
          { name: "Preset Plans", panel: <PresetChoice onCreated={onCreated} /> },
          {
            name: "Customize Your Plan",
            panel: <CustomizePlan owner={owner} onCreated={onCreated} />,
          },
        ]}
      />
    </Sheet>
  );
}

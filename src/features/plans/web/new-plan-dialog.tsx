// A new plan: one that is ready made, or one of a person's own books.
import { Sheet } from "#src/ui/sheet.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import type { Plan } from "../contract.ts";
import { CustomizePlan } from "./customize-plan.tsx";
import { PresetChoice } from "./preset-choice.tsx";

export default function NewPlanDialog({
  onClose,
  onClosed,
  onCreated,
}: {
  onClose: () => void;
  onClosed: () => void;
  onCreated: (plan: Plan) => void;
}) {
  return (
    <Sheet title="New Plan" onClose={onClose} onClosed={onClosed}>
      <Tabs
        label="Kind of plan"
        tabs={[
          { name: "Preset Plans", panel: <PresetChoice onCreated={onCreated} /> },
          { name: "Customize Your Plan", panel: <CustomizePlan onCreated={onCreated} /> },
        ]}
      />
    </Sheet>
  );
}

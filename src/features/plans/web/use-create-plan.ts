import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { CreatePlanBody, Plan } from "../contract.ts";
import { createPlan } from "./queries.ts";

/** Begins a plan once, and says what was wrong where it could not be. */
export function useCreatePlan(onCreated: (plan: Plan) => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const create = async (body: CreatePlanBody) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setFields({});
    try {
      const plan = await createPlan(client, body);
      if (plan.notice) showToast({ title: "The plan is shorter", text: plan.notice });
      onCreated(plan);
    } catch (error) {
      setFields(error instanceof ApiError ? error.fields : {});
      setProblem(describeFailure(error));
      setBusy(false);
    }
  };
  return { create, isBusy, problem, fields };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { CreatePlanBody, Plan } from "../contract.ts";
import { createPlan } from "./queries.ts";

/** Begins a plan once, and says what was wrong where it could not be. */
export function useCreatePlan(onCreated: (plan: Plan) => void) {
  const client = useQueryClient();
  const { mutate, status, error } = useMutation({
    mutationFn: (body: CreatePlanBody) => createPlan(client, body),
    onSuccess: (plan) => {
      if (plan.notice) showToast({ title: "The plan is shorter", text: plan.notice });
      onCreated(plan);
    },
  });
  // Once it is created, its dialog closes: nothing is to be sent again meanwhile.
  const isBusy = status === "pending" || status === "success";
  return {
    create: (body: CreatePlanBody) => {
      if (!isBusy) mutate(body);
    },
    isBusy,
    problem: error ? describeFailure(error) : undefined,
    fields: error instanceof ApiError ? error.fields : {},
  };
}

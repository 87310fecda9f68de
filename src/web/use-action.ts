import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from "@tanstack/react-query";
import { useRef } from "react";
import { tellFailure, withdrawFailure } from "./tell-failure.ts";

interface Action<Data, Variables>
  extends Pick<
    UseMutationOptions<Data, Error, Variables>,
    "scope" | "mutationFn" | "onSuccess" | "onSettled"
  > {
  /** Title of the message about a failure: `The plan was not deleted` */
  readonly failure: string;
  /** What a request is about; the variables themselves where nothing else is said. */
  readonly itemOf?: (variables: Variables) => unknown;
}

/**
 * `useMutation` for a button. A press does nothing while a request about the
 * same item runs, and a failure is always shown. Requests of one `scope` are sent in the order
 * in which they were asked for.
 */
export function useAction<Data, Variables = void>({
  failure,
  itemOf = (variables) => variables,
  onSuccess,
  onSettled,
  ...options
}: Action<Data, Variables>): UseMutationResult<Data, Error, Variables> & {
  readonly run: (variables: Variables) => void;
} {
  const running = useRef(new Set<unknown>());
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    onSuccess: (...succeeded) => {
      withdrawFailure(failure);
      return onSuccess?.(...succeeded);
    },
    onError: (error) => tellFailure(failure, error),
    onSettled: (...settled) => {
      running.current.delete(itemOf(settled[2]));
      return onSettled?.(...settled);
    },
  });
  const run = (variables: Variables) => {
    if (running.current.has(itemOf(variables))) return;
    running.current.add(itemOf(variables));
    mutation.mutate(variables);
  };
  return { ...mutation, run };
}

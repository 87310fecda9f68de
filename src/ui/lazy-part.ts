import { type ComponentType, createElement, lazy, useReducer } from "react";

export interface MissingPartProps {
  readonly onRetry: () => void;
}

/**
 * A part of a page whose script is fetched when it is first shown. Where the
 * script does not arrive, `Missing` is shown in its place, can ask for it again,
 * and the page lives on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<MissingPartProps>,
): ComponentType<Props> {
  const start = () =>
    lazy<ComponentType<Props & { missing: MissingPartProps }>>(() =>
      load().then(
        ({ default: Part }) => ({
          default: ({ missing: _, ...props }) => createElement(Part, props as unknown as Props),
        }),
        () => ({ default: ({ missing }) => createElement(Missing, missing) }),
      ),
    );
  let Part = start();
  return function LazyPart(props: Props) {
    const [, showAgain] = useReducer((times: number) => times + 1, 0);
    const onRetry = () => {
      Part = start();
      showAgain();
    };
    return createElement(Part, { ...props, missing: { onRetry } });
  };
}

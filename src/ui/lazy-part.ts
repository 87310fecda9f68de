import { type ComponentType, createElement, lazy } from "react";

/**
 * A part of a page whose script is fetched when it is first shown. Where the
 * script does not arrive, `Missing` stands in its place and the page lives on.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType,
) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => createElement(Missing) })));

// Addresses that people guess, each leading to the proper one.
import { redirect } from "react-router";
import { HUB_PATHS } from "../rules.ts";
import type { Route } from "./+types/moved.page";

const PROPER: Readonly<Record<string, string>> = {
  devotionals: HUB_PATHS.devotionals,
  prayer: HUB_PATHS.prayers,
  "bible-studies": HUB_PATHS.studies,
};

export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const [, first = ""] = pathname.split("/");
  const rest = params["*"] ? `/${params["*"]}` : "";
  return redirect(`${PROPER[first.toLowerCase()] ?? "/"}${rest}${search}`, 301);
}

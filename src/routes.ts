// Every page's address, one readable list.
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("features/pages/web/home.page.tsx"),
  route("bible-verse-search", "features/search/web/verse-search.page.tsx"),
  route("*", "features/pages/web/not-found.page.tsx"),
] satisfies RouteConfig;

// Every page's address, one readable list.
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("features/pages/web/home.page.tsx"),
  route("bible-verse-search", "features/search/web/verse-search.page.tsx"),
  route("bible-concordance", "features/concordance/web/concordance.page.tsx"),
  route("bible-concordance/:word", "features/concordance/web/word-study.page.tsx"),
  route("strongs/:number", "features/concordance/web/strongs.page.tsx"),
  route("bible-topics", "features/topics/web/topics.page.tsx"),
  route("bible-verses-about/:topic?", "features/topics/web/topic.page.tsx"),
  route("bible/:translation?", "features/reader/web/books.page.tsx"),
  route("bible/:translation/:book", "features/reader/web/book.page.tsx"),
  route("bible/:translation/:book/:chapter", "features/reader/web/chapter.page.tsx"),
  route("sign-in", "features/accounts/web/sign-in.page.tsx"),
  route("reset-password", "features/accounts/web/reset-password.page.tsx"),
  route("verify-email", "features/accounts/web/verify-email.page.tsx"),
  route("settings", "features/settings/web/settings.page.tsx"),
  route("dashboard", "features/dashboard/web/dashboard.page.tsx"),
  route("subscription/success", "features/billing/web/success.page.tsx"),
  route("subscription/canceled", "features/billing/web/canceled.page.tsx"),
  route("premium-access", "features/billing/web/premium-access.page.tsx"),
  route("premium/prayers", "features/prayers/web/prayer-list.page.tsx"),
  route("premium/reading-plans", "features/plans/web/reading-plans.page.tsx"),
  ...["devotionals", "bible-tools"].map((room) =>
    route(`premium/${room}`, "features/billing/web/premium-room.page.tsx", { id: room }),
  ),
  route("credits", "features/pages/web/credits.page.tsx"),
  route("developers", "features/pages/web/developers.page.tsx"),
  route("robots.txt", "features/pages/web/robots.page.ts"),
  route("sitemap.xml", "features/pages/web/sitemap.page.ts"),
  route("*", "features/pages/web/not-found.page.tsx"),
] satisfies RouteConfig;

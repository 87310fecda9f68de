// The pages that a device shows by itself. The service worker answers with them
// where the server cannot be reached; they read the address, and show what is
// stored of it. They share components with the live pages, but no route of them.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { placeSettings } from "#src/ui/reading-settings.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import { OfflineSite } from "./offline-site.tsx";
import "#src/ui/styles.css";
import "#src/ui/late-faces.css";

placeSettings();

const router = createBrowserRouter([{ path: "*", element: <OfflineSite /> }]);
const root = document.querySelector("#page");
if (!root) throw new Error("The offline pages have nowhere to be shown");

createRoot(root).render(
  <StrictMode>
    <QueryScope>
      <RouterProvider router={router} />
    </QueryScope>
  </StrictMode>,
);

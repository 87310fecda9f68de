import { useNavigation } from "react-router";

/** A thin line at the top while the next page is on its way. */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="loading-bar" aria-hidden="true" />;
}

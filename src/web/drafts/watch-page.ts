/**
 * Notifies when somebody comes back to the page, or the connection to them, and
 * when the page goes out of sight, which may be its last moment.
 * @returns what ends it
 */
export function watchPage({
  onBack,
  onHidden,
}: {
  readonly onBack: () => void;
  readonly onHidden: () => void;
}): () => void {
  const change = () => (document.visibilityState === "hidden" ? onHidden() : onBack());
  window.addEventListener("online", onBack);
  window.addEventListener("focus", onBack);
  document.addEventListener("visibilitychange", change);
  return () => {
    window.removeEventListener("online", onBack);
    window.removeEventListener("focus", onBack);
    document.removeEventListener("visibilitychange", change);
  };
}

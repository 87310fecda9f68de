/**
 * Moves focus among a grid's `[data-cell]` elements as an arrow key says, by
 * where they stand on the page, so that the grid may wrap as it likes.
 *
 * @returns whether focus moved
 */
export function moveInGrid(grid: HTMLElement, key: string): boolean {
  const cells = [...grid.querySelectorAll<HTMLElement>("[data-cell]")];
  const from = cells.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return false;
  const to = findCell(cells, from, key);
  to?.focus();
  return to !== undefined;
}

function findCell(cells: readonly HTMLElement[], from: number, key: string) {
  if (key === "ArrowRight") return cells[from + 1];
  if (key === "ArrowLeft") return cells[from - 1];
  if (key === "Home") return cells[0];
  if (key === "End") return cells[cells.length - 1];
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
  const start = cells[from]?.getBoundingClientRect();
  if (!start) return undefined;
  const rows = key === "ArrowDown" ? cells.slice(from + 1) : cells.slice(0, from).reverse();
  return rows.find((cell) => {
    const box = cell.getBoundingClientRect();
    return box.top !== start.top && Math.abs(box.left - start.left) < start.width / 2;
  });
}

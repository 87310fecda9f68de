/**
 * Where in a verse's stored text a press fell. Nothing where it fell on the
 * verse's number or beside the words.
 *
 * @param verse its element: the number first, then the letters of the text
 */
export function findPressedPlace(
  verse: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): number | undefined {
  const caret = findCaret(clientX, clientY);
  const number = verse.firstElementChild;
  if (!caret || !number || !verse.contains(caret.node) || number.contains(caret.node)) {
    return undefined;
  }
  // A caret is found at the end of a line for a press beside it, too.
  const around = document.createRange();
  around.setStart(caret.node, Math.max(0, caret.offset - 1));
  around.setEnd(caret.node, Math.min(caret.node.textContent?.length ?? 0, caret.offset + 1));
  const isOnLetter = [...around.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
  if (!isOnLetter) return undefined;
  const before = document.createRange();
  before.setStartAfter(number);
  before.setEnd(caret.node, caret.offset);
  return before.toString().length;
}

function findCaret(x: number, y: number): { node: Node; offset: number } | undefined {
  if ("caretPositionFromPoint" in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position?.offsetNode.nodeType === Node.TEXT_NODE
      ? { node: position.offsetNode, offset: position.offset }
      : undefined;
  }
  // Safari before 26 knows only this one.
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range?.startContainer.nodeType === Node.TEXT_NODE
    ? { node: range.startContainer, offset: range.startOffset }
    : undefined;
}

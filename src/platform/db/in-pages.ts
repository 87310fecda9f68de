/**
 * All rows of a long list, of which one page is held at a time. No transaction
 * spans the pages: each shows what is there when it is read.
 * @param readPage gives the rows that follow the last one, none at the end
 */
export async function* readInPages<Row>(
  readPage: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readPage(last);
    if (rows.length === 0) return;
    yield* rows;
    last = rows.at(-1);
  }
}

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

const BATCH_SIZE = 1000;

/**
 * The same in batches, for work that is done on many rows at once.
 * @param readBatch gives at most `limit` rows that follow the last one
 */
export async function* readInBatches<Row>(
  readBatch: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readBatch(last, BATCH_SIZE);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

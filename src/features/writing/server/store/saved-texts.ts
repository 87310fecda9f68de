// Generated texts that users save, such as outlines and prayers. Every query is
// scoped by user.
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { UsedMaterial } from "#src/generation/contract.ts";
import { addOnce } from "#src/platform/db/add-once.ts";
import type { Database } from "#src/platform/db/database.ts";
import { readInPages } from "#src/platform/db/in-pages.ts";
import {
  createTrash,
  type DeletableTable,
  isNotDeleted,
  limitRows,
  type Trash,
} from "#src/platform/db/trash.ts";

/** A table of texts, of which each says what it was made of. */
type TextTable = PgTable & {
  readonly id: PgColumn;
  readonly userId: PgColumn;
  readonly origin: PgColumn;
};

type SavedTextTable = DeletableTable &
  TextTable & {
    /** Identifies the generated text: saved twice, it is stored once. */
    readonly writingId: PgColumn;
  };

type NewText<Table extends SavedTextTable> = Omit<
  Table["$inferInsert"],
  "id" | "userId" | "createdAt" | "deletedAt"
> & { readonly writingId: string };

export interface SavedTexts<Table extends SavedTextTable> {
  /** The latest saved first. */
  readonly list: (db: Database, userId: number) => Promise<Table["$inferSelect"][]>;
  /** As `list`, read as they are asked for. */
  readonly readAll: (db: Database, userId: number) => AsyncGenerator<Table["$inferSelect"]>;
  readonly find: (
    db: Database,
    userId: number,
    id: number,
  ) => Promise<Table["$inferSelect"] | undefined>;
  /** What a user's latest saved texts were made of, so that the next one differs. */
  readonly listUsedMaterial: (
    db: Database,
    userId: number,
    limit: number,
  ) => Promise<UsedMaterial[]>;
  /**
   * Saves a text; one that is saved already is left as it is, and restored if it was deleted.
   * @returns nothing where it was deleted meanwhile
   * @throws UserError 400 where there are too many
   */
  readonly save: (
    db: Database,
    userId: number,
    text: NewText<Table>,
    now: Date,
  ) => Promise<Table["$inferSelect"] | undefined>;
  readonly trash: Trash<Table["$inferSelect"]>;
}

const READ_AT_ONCE = 50;

export function createSavedTexts<Table extends SavedTextTable>(
  table: Table,
  { max, sentence }: { readonly max: number; readonly sentence: string },
): SavedTexts<Table> {
  // Drizzle cannot type the rows of a table that is a type parameter.
  const rows: SavedTextTable = table;
  const limit = limitRows(rows, max, sentence);
  const once = { table: rows, key: rows.writingId, limit };
  const select = (db: Database, condition: SQL | undefined) =>
    db.select().from(rows).where(condition).orderBy(desc(rows.id));
  const find = async (db: Database, userId: number, id: number) =>
    (await select(db, and(isNotDeleted(rows, userId), eq(rows.id, id))))[0];
  return {
    list: (db, userId) => select(db, isNotDeleted(rows, userId)),
    readAll: (db, userId) =>
      readInPages((last) =>
        select(db, and(isNotDeleted(rows, userId), last && lt(rows.id, last.id))).limit(
          READ_AT_ONCE,
        ),
      ),
    find,
    listUsedMaterial: (db, userId, most) =>
      listUsedMaterial(db, rows, isNotDeleted(rows, userId), most),
    save: async (db, userId, text, now) => {
      const id = await addOnce(db, once, userId, text.writingId, async (tx) => {
        const values = { ...text, userId, createdAt: now };
        const [row] = await tx.insert(rows).values(values).returning({ id: rows.id });
        return row && Number(row.id);
      });
      return find(db, userId, id);
    },
    trash: createTrash(table, limit),
  };
}

/** Of the latest texts that the condition selects. */
export async function listUsedMaterial(
  db: Database,
  table: TextTable,
  condition: SQL | undefined,
  limit: number,
): Promise<UsedMaterial[]> {
  const rows = await db
    .select({ used: sql<UsedMaterial>`${table.origin} -> 'used'` })
    .from(table)
    .where(condition)
    .orderBy(desc(table.id))
    .limit(limit);
  return rows.map(({ used }) => used);
}

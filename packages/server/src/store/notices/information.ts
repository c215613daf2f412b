import type { Information, InformationCategory, InformationSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { contains } from "../sql/contains.ts";
import { firstRow } from "../sql/firstRow.ts";

/** The largest id is the newest: a piece is published once and never moved. */
const columnsFor = (user: string) => `i.id as information_id, i.category, i.title, i.published_at,
  exists (select from information_reads r where r.information_id = i.id and r.user_id = ${user}) as read`;

type Published = { published_at: Date };
type SummaryRow = Omit<InformationSummary, "published_at"> & Published;
type Row = Omit<Information, "published_at"> & Published;
type Asked = {
  category?: InformationCategory | undefined;
  q: string;
  order: "newest" | "oldest";
  /** Counted from 1. */
  page: number;
  /** Pieces on a page. */
  limit: number;
};

/** Pieces of the demo are for its clubs alone (OP-2). */
const shownTo = (user: string) =>
  `(not i.demo or (select t.demo from users u join teams t using (team_id) where u.id = ${user}))`;

const matching = `from information i where ${shownTo("$3")} and ($1::text is null or i.category = $1)
  and ${contains("i.title || E'\\n' || i.body", "$2")}`;

/** A page, the last one instead of any behind it, and how many match in all. Width and case make no difference. */
export async function listInformation(db: Queryable, userId: number, { category, q, order, page, limit }: Asked) {
  const asked = [category ?? null, q.trim(), userId];
  const { rows: counts } = await db.query<{ total: number }>(`select count(*)::int as total ${matching}`, asked);
  const { total } = firstRow(counts);
  const last = Math.max(Math.ceil(total / limit), 1);
  const { rows } = await db.query<SummaryRow>(
    `select ${columnsFor("$3")} ${matching}
     order by case when $4 then i.id else -i.id end limit $5 offset $6`,
    [...asked, order === "oldest", limit, (Math.min(page, last) - 1) * limit],
  );
  return { information: rows.map(present), total };
}

/** The first of the list, without counting the rest. */
export async function listNewestInformation(db: Queryable, userId: number, most: number) {
  const { rows } = await db.query<SummaryRow>(
    `select ${columnsFor("$1")} from information i where ${shownTo("$1")} order by i.id desc limit $2`,
    [userId, most],
  );
  return rows.map(present);
}

export async function findInformation(db: Queryable, userId: number, id: number): Promise<Information | undefined> {
  const { rows } = await db.query<Row>(
    `select ${columnsFor("$1")}, i.body, i.author from information i where i.id = $2 and ${shownTo("$1")}`,
    [userId, id],
  );
  return rows.map(present)[0];
}

export async function countUnreadInformation(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query<{ unread: number }>(
    `select count(*)::int as unread from information i
     where ${shownTo("$1")}
       and not exists (select from information_reads r where r.information_id = i.id and r.user_id = $1)`,
    [userId],
  );
  return firstRow(rows).unread;
}

/**
 * In the order of the people; each changes with what its person is shown and has read. Pieces are published and removed,
 * never changed, and what was read stays read.
 */
export async function listInformationStates(db: Queryable, userIds: readonly number[]): Promise<object[]> {
  const { rows } = await db.query<object>({
    name: "information states",
    text: `select u.id as user_id, t.team_id, t.demo, p.*,
             (select count(*)::int from information_reads r where r.user_id = u.id) as own_reads
           from unnest($1::int[]) with ordinality asked (user_id, place)
           left join users u on u.id = asked.user_id left join teams t using (team_id)
           cross join (select count(*)::int as pieces, max(id) as newest from information) p
           order by place`,
    values: [userIds],
  });
  return rows;
}

/** null: every piece. One that has been removed since is passed over. */
export async function upsertInformationReads(tx: Queryable, userId: number, id: number | null, now: Date) {
  await tx.query(
    `insert into information_reads (user_id, information_id, read_at)
     select $1, i.id, $3 from information i where i.id = coalesce($2, i.id) and ${shownTo("$1")} on conflict do nothing`,
    [userId, id, now],
  );
}

export type InformationDraft = Pick<Information, "category" | "title" | "body" | "author">;

/** @returns its id */
export async function insertInformation(
  db: Queryable,
  { category, title, body, author }: InformationDraft,
  now: Date,
  { demo = false } = {},
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into information (category, title, body, author, published_at, demo) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [category, title, body, author, now, demo],
  );
  return firstRow(rows).id;
}

export type PublishedInformation = Pick<Information, "information_id" | "category" | "title"> & {
  published_at: Date;
  /** Coaches who have read it. */
  readers: number;
};

/** For the operator, the newest first. */
export async function listPublishedInformation(db: Queryable): Promise<PublishedInformation[]> {
  const { rows } = await db.query<PublishedInformation>(
    `select id as information_id, category, title, published_at,
       (select count(*) from information_reads r where r.information_id = i.id)::int as readers
     from information i where not demo order by id desc`,
  );
  return rows;
}

/** @returns whether there was one */
export async function deleteInformation(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query("delete from information where id = $1", [id]);
  return rowCount === 1;
}

const present = <Stored extends Published>({ published_at, ...row }: Stored) => ({
  ...row,
  published_at: published_at.toISOString(),
});

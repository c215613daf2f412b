import type { BatchFailureCode, IngestReply, Judged } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { UpsertCounts } from "../../store/ingest/ingest.ts";
import { lockOwners, lockTeams } from "../../store/ingest/locks.ts";

type RowFailure = IngestReply["refused"][number];
type Owner = { team_id: number; member_id: number };
type Named = Pick<Owner, "team_id"> & { source_id: string };
type Owned = Owner & Named;
type Placed<Row> = { index: number; row: Row };
/** What is wrong with a row by field, beyond what its schema knows. */
type Check<Row> = (row: Row) => Record<string, string> | undefined;

/**
 * Writes the rows that may be written, all in one statement, and says of the others why not. `ownersBefore`: members
 * whom the writing touches besides those the rows name.
 */
export async function ingestBatch<Row extends Owned>(
  tx: Queryable,
  judged: readonly Judged<Row>[],
  check: Check<Row>,
  write: (rows: readonly Row[]) => Promise<UpsertCounts>,
  ownersBefore: (rows: readonly Row[]) => Promise<readonly Owner[]> = async () => [],
): Promise<IngestReply> {
  const { placed, refused } = partition(judged, check);
  const rows = placed.map(({ row }) => row);
  await lockTeams(tx, rows);
  const isKnown = await lockOwners(tx, [...rows, ...(await ownersBefore(rows))]);
  const known = placed.filter(({ row }) => isKnown(row));
  for (const { index, row } of placed) if (!isKnown(row)) refused.push(rowFailure(index, "not_found"));
  const { accepted, updated } = await write(known.map(({ row }) => row));
  const left_out = leftOutOf(judged, new Set(known.map(({ index }) => index)));
  return toReply({
    accepted,
    updated,
    unchanged: known.length - accepted - updated,
    refused,
    ...(left_out.length > 0 && { left_out }),
  });
}

function leftOutOf(judged: readonly Judged<unknown>[], taken: ReadonlySet<number>) {
  return judged.flatMap((one, index) => {
    if (!("row" in one) || !one.left || one.left.length === 0 || !taken.has(index)) return [];
    return [{ index, fields: [...one.left], reason: "ありえない値のため、その値だけを外しました。" }];
  });
}

/** Rows that can be read, each source_id once a team; of several, the first. */
export function partition<Row extends Named>(judged: readonly Judged<Row>[], check: Check<Row>) {
  const placed: Placed<Row>[] = [];
  const refused: RowFailure[] = [];
  const seen = new Set<string>();
  for (const [index, one] of judged.entries()) {
    const fields = "row" in one ? check(one.row) : one.fields;
    if (!("row" in one) || fields) {
      refused.push({ ...rowFailure(index, "invalid"), fields });
      continue;
    }
    const key = `${one.row.team_id}/${one.row.source_id}`;
    if (seen.has(key))
      refused.push(rowFailure(index, "conflict", "同じ source_id の行が、この送信の前の方にあります。"));
    else placed.push({ index, row: one.row });
    seen.add(key);
  }
  return { placed, refused };
}

export function rowFailure(index: number, code: BatchFailureCode, error: string = sentences[code]): RowFailure {
  return { index, code, error };
}

export function toReply(reply: IngestReply): IngestReply {
  return { ...reply, refused: reply.refused.toSorted((one, other) => one.index - other.index) };
}

const sentences = {
  invalid: "値を確認してください。",
  not_found: "選手が見つかりません。",
  conflict: "いまの状態では受け付けられません。",
} as const satisfies Record<BatchFailureCode, string>;

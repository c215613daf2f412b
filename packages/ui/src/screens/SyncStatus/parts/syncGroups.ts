import type { SyncKind } from "../../../copy/frame/syncStatus.ts";
import { momentOf } from "../../../format/date.ts";
import type { SyncEntry } from "../syncStatusProps.ts";

/** What waits and is of one kind, or belongs to one other club. */
export type SyncGroup = { id: string; entries: readonly SyncEntry[] } & (
  | { kind: SyncKind; team: null }
  | { kind: null; team: string }
);

export type SyncSplit = {
  /** Nobody has to do anything: in the order of entry. */
  waiting: readonly SyncEntry[];
  /** A coach has to decide. */
  refused: readonly SyncEntry[];
};

export function splitEntries(entries: readonly SyncEntry[]): SyncSplit {
  const sorted = [...entries].sort((one, other) => momentOf(one.enteredAt) - momentOf(other.enteredAt));
  return { waiting: sorted.filter((entry) => !isRefused(entry)), refused: sorted.filter(isRefused) };
}

const isRefused = ({ state: { status } }: SyncEntry) => status === "refused" || status === "clash";

/** Groups in the order of `kindOrder`, those of other clubs last. */
export function groupsOf(waiting: readonly SyncEntry[]): readonly SyncGroup[] {
  const own = kindOrder.map((kind) => ({
    id: kind,
    kind,
    team: null,
    entries: waiting.filter((entry) => entry.team === null && entry.kind === kind),
  }));
  const teams = [...new Set(waiting.flatMap(({ team }) => team ?? []))];
  const others = teams.map((team) => ({
    id: `team ${team}`,
    kind: null,
    team,
    entries: waiting.filter((entry) => entry.team === team),
  }));
  return [...own, ...others].filter(({ entries }) => entries.length > 0);
}

const kindOrder: readonly SyncKind[] = [
  "measurement",
  "attendance",
  "pitch_count",
  "training_record",
  "stamp",
  "note_comment",
  "training_comment",
];

/** After this many days what still waits is pointed out. It is never deleted. */
export const oldAfterDays = 30;

export const isOld = ({ enteredAt }: SyncEntry, nowS: number) => nowS - momentOf(enteredAt) > oldAfterDays * daySeconds;

const daySeconds = 86_400;

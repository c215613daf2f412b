import type { NamedMember } from "../contract/members/namedMember.ts";
import type { GuardedPitcher } from "../contract/practice/dashboard.ts";
import { type GuardConcern, guardConcern } from "../pitchGuard/concern.ts";
import { pitchesOver } from "./pitchesOver.ts";

/** What a head can say, the most pressing first: a report of pain, one statement about the limits, no record. */
const limitKinds = ["over", "reached", "over_yesterday"] as const satisfies readonly GuardConcern[];
export type HeadlineKind = "pain" | (typeof limitKinds)[number] | "missing";

/** Counts of `GuardedPitcher` and of `PlayerGuard` alike. */
export type HeadlinePitcher = Pick<GuardedPitcher, "level" | "yesterday" | "pain" | "today" | "week"> & {
  member: NamedMember;
};

/** Of one page's reply. null: this part could not be read (ER-4); what the page does not ask for is empty. */
export type HeadlineFacts = {
  pain: readonly { member: NamedMember }[] | null;
  pitchers: readonly HeadlinePitcher[] | null;
  missing: readonly (NamedMember & { days_without: number })[] | null;
};

export type HeadlineStatement = {
  kind: HeadlineKind;
  /** Everybody the statement counts, in the order of the facts; the pitcher furthest above a limit first. */
  memberIds: readonly number[];
  count: number;
  /** At most two of them; nobody is named twice in a head. */
  named: readonly NamedMember[];
  /** Of a single member: pitches above the limit, or days without a record; null where the facts do not say it. */
  amount: number | null;
};

export type HeadlineContent = {
  /** At most three, the most pressing first. */
  statements: readonly HeadlineStatement[];
  /** Pitchers whom no statement counts, by their most pressing concern; without zeros. */
  rest: readonly { concern: (typeof restKinds)[number]; count: number }[];
  /** Whether every part was read; only then does an empty head mean that there is nothing. */
  isComplete: boolean;
};

/**
 * What a coach has to know first. Each pitcher counts by the most pressing concern only, so reported pain stands over
 * every count (BE-1).
 */
export function headlineOf({ pain, pitchers, missing }: HeadlineFacts): HeadlineContent {
  const reported = new Set(pain?.map(({ member }) => member.id));
  const byConcern = Map.groupBy(
    (pitchers ?? []).filter(({ member }) => !reported.has(member.id)),
    guardConcern,
  );
  const hurting = [...(pain ?? []), ...(byConcern.get("pain") ?? [])].map(({ member }) => member);
  const limitKind = limitKinds.find((kind) => byConcern.has(kind));
  const [longest] = missing ?? [];
  const drafts: readonly Draft[] = [
    { kind: "pain", members: hurting, amount: null },
    ...(limitKind ? [limitDraft(limitKind, byConcern.get(limitKind) ?? [])] : []),
    { kind: "missing", members: missing ?? [], amount: longest?.days_without ?? null },
  ];
  return {
    statements: named(drafts.filter(({ members }) => members.length > 0)),
    rest: restKinds
      .filter((concern) => concern !== limitKind)
      .map((concern) => ({ concern, count: byConcern.get(concern)?.length ?? 0 }))
      .filter(({ count }) => count > 0),
    isComplete: pain !== null && pitchers !== null && missing !== null,
  };
}

type Draft = { kind: HeadlineKind; members: readonly NamedMember[]; amount: number | null };

function limitDraft(kind: HeadlineKind, pitchers: readonly HeadlinePitcher[]): Draft {
  const isOver = kind === "over";
  const ordered = isOver
    ? pitchers.toSorted((one, other) => (pitchesOver(other) ?? 0) - (pitchesOver(one) ?? 0))
    : pitchers;
  const [worst] = ordered;
  return { kind, members: ordered.map(({ member }) => member), amount: isOver && worst ? pitchesOver(worst) : null };
}

const restKinds = ["reached", "over_yesterday", "caution"] as const satisfies readonly GuardConcern[];

function named(drafts: readonly Draft[]): readonly HeadlineStatement[] {
  const known = new Set<number>();
  return drafts.map(({ kind, members, amount }) => {
    const fresh = members.filter(({ id }) => !known.has(id)).slice(0, mostNamed);
    for (const { id } of fresh) known.add(id);
    return {
      kind,
      memberIds: members.map(({ id }) => id),
      count: members.length,
      named: fresh.map(({ id, last_name, first_name, grade }) => ({ id, last_name, first_name, grade })),
      amount: members.length === 1 ? amount : null,
    };
  });
}

const mostNamed = 2;

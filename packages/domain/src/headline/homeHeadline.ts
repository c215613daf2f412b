import type { Home, People } from "../contract/practice/home.ts";
import { type GuardConcern, guardConcerns } from "../pitchGuard/concern.ts";
import type { HeadlineKind } from "./headline.ts";

/** `first`: at most two of the `total`, without those named before; of notes nobody. */
export type HomeStatement = People & { kind: HeadlineKind | "notes" };

export type HomeHeadline = {
  /** At most three, the most pressing first. */
  statements: readonly HomeStatement[];
  /** Whether every part was read; only then does an empty head mean that there is nothing. */
  isComplete: boolean;
};

/**
 * `headlineOf` from the counts and first names that home holds; unanswered notes come last. Reported pain stands over
 * every count (BE-1).
 */
export function homeHeadlineOf({ pain, guard, practice, notes }: HomeHeadlineFacts): HomeHeadline {
  const drafts: (HomeStatement | null)[] = [
    pain && { kind: "pain", total: pain.total, first: pain.first.map(({ member }) => member) },
  ];
  if (guard) {
    const { counts, first } = guard;
    // Those in pain come first.
    const [hurting, others] = [first.slice(0, counts.pain), first.slice(counts.pain)];
    if (!pain) drafts.push({ kind: "pain", total: counts.pain, first: hurting });
    const kind = guardConcerns.find((one): one is Limit => one !== "pain" && one !== "caution" && counts[one] > 0);
    if (kind) drafts.push({ kind, total: counts[kind], first: others.slice(0, counts[kind]) });
  }
  drafts.push(
    practice && { kind: "missing", ...practice.missing },
    notes && { kind: "notes", total: notes.unanswered, first: [] },
  );

  const known = new Set<number>();
  return {
    statements: drafts
      .filter((draft) => draft !== null)
      .filter(({ total }) => total > 0)
      .slice(0, mostStatements)
      .map((said) => {
        const first = said.first.filter(({ id }) => !known.has(id));
        for (const { id } of first) known.add(id);
        return { ...said, first };
      }),
    isComplete: ![pain, guard, practice, notes].includes(null),
  };
}

export type HomeHeadlineFacts = Pick<Home, "pain" | "guard" | "practice" | "notes">;

type Limit = Exclude<GuardConcern, "pain" | "caution">;

const mostStatements = 3;

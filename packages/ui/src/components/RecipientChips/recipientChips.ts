import {
  type Gender,
  type GradeGroup,
  genders,
  gradeGroupOf,
  graphemesOf,
  type Member,
  memberName,
  type NoticeDraft,
  type RecipientGroup,
} from "@kyuseki/domain";

/** 何に困って送るのか。チームの決まりで「記録がない」選手と、今日まだ提出していない選手。 */
export type SuggestedRecipients = { noRecord: readonly number[]; notToday: readonly number[] };

/** A press that chooses several players at once. */
export type RecipientChip = { id: string; label: string; memberIds: readonly number[] };
/** What was chosen: chips, and players one by one. */
export type Chosen = { chips: readonly string[]; picked: readonly number[] };

type Labels = Record<"all" | GradeGroup | Gender | "noRecord" | "notToday", string>;

/** 全員, then by grade, gender and group, then who has something open; without those of nobody. */
export function recipientChips(
  members: readonly Member[],
  groups: readonly RecipientGroup[],
  suggested: SuggestedRecipients,
  labels: Labels,
): RecipientChip[] {
  const present = new Set(members.map(({ id }) => id));
  const idsOf = (fits: (member: Member) => boolean) => members.filter(fits).map(({ id }) => id);
  const still = (ids: readonly number[]) => ids.filter((id) => present.has(id));
  const stages = (["h", "j", "e"] as const).map((stage) => ({
    id: stage,
    label: labels[stage],
    memberIds: idsOf(({ grade }) => gradeGroupOf(grade) === stage),
  }));
  const sexes = genders.map((sex) => ({
    id: sex,
    label: labels[sex],
    memberIds: idsOf(({ gender }) => gender === sex),
  }));
  return [
    { id: all, label: labels.all, memberIds: [...present] },
    // One stage or one gender alone is everybody.
    ...(stages.filter(isSome).length > 1 ? stages : []),
    ...(sexes.filter(isSome).length > 1 ? sexes : []),
    ...groups.map(({ group_id, name, member_ids }) => ({
      id: `group ${group_id}`,
      label: name,
      memberIds: still(member_ids),
    })),
    { id: "noRecord", label: labels.noRecord, memberIds: still(suggested.noRecord) },
    { id: "notToday", label: labels.notToday, memberIds: still(suggested.notToday) },
  ].filter(isSome);
}

/** What a draft had chosen, read from its audience; a chip whose players have changed since is players one by one. */
export function chosenIn(draft: Pick<NoticeDraft, "member_ids" | "audience">, chips: readonly RecipientChip[]): Chosen {
  const ids = new Set(draft.member_ids);
  const named = `${joint}${draft.audience}${joint}`;
  const pressed = chips.filter(
    ({ label, memberIds }) => named.includes(`${joint}${label}${joint}`) && memberIds.every((id) => ids.has(id)),
  );
  const covered = new Set(pressed.flatMap(({ memberIds }) => memberIds));
  return { chips: pressed.map(({ id }) => id), picked: draft.member_ids.filter((id) => !covered.has(id)) };
}

/** The chips after a press: 全員 stands alone, and leaves when another is pressed. */
export function pressedChips(before: readonly string[], after: readonly string[]): readonly string[] {
  const added = after.find((id) => !before.includes(id));
  if (added === all) return [all];
  return added === undefined ? after : after.filter((id) => id !== all);
}

/** The part of a draft that follows from a choice, players in the order of the list. */
export function draftOf(
  { chips, picked }: Chosen,
  every: readonly RecipientChip[],
  members: readonly Member[],
  countWords: (count: number) => string,
): Pick<NoticeDraft, "member_ids" | "audience"> {
  const pressed = every.filter(({ id }) => chips.includes(id));
  const covered = new Set(pressed.flatMap(({ memberIds }) => memberIds));
  const ids = new Set([...covered, ...picked]);
  const extra = members.filter(({ id }) => ids.has(id) && !covered.has(id));
  const [first] = extra;
  const names = [
    ...pressed.map(({ label }) => label),
    ...(first === undefined ? [] : [extra.length === 1 ? memberName(first) : countWords(extra.length)]),
  ];
  return {
    member_ids: members.filter(({ id }) => ids.has(id)).map(({ id }) => id),
    audience: shortened(names.join(joint)),
  };
}

function shortened(text: string): string {
  const letters = graphemesOf(text);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : text;
}

const isSome = ({ memberIds }: { memberIds: readonly number[] }) => memberIds.length > 0;
const all = "all";
const joint = "・";
/** Of the contract's `audience`. */
const longest = 60;

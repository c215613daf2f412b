import type { MemberField, MemberValues } from "./memberValues.ts";

type Sides = {
  /** What both edits started from. */
  base: MemberValues;
  /** What another coach has saved meanwhile. */
  theirs: MemberValues;
  mine: MemberValues;
};

/**
 * Merges two edits: each field from whoever changed it (R4). Fields changed by both, differently, are `disputed` and
 * keep mine in `merged`.
 */
export function mergeEdit({ base, theirs, mine }: Sides): { merged: MemberValues; disputed: readonly MemberField[] } {
  const mineChanged = fieldNames.filter((name) => !isSame(mine, base, name));
  const disputed = mineChanged.filter((name) => !isSame(theirs, base, name) && !isSame(theirs, mine, name));
  return { merged: take(mineChanged, mine, theirs), disputed };
}

/** `rest` with the named fields of `from`. */
export function take(names: readonly MemberField[], from: MemberValues, rest: MemberValues): MemberValues {
  const taken = Object.fromEntries(names.map((name) => [name, from[name]]));
  return { ...rest, ...taken };
}

export const isSameMember = (one: MemberValues, other: MemberValues) =>
  fieldNames.every((name) => isSame(one, other, name));

const isSame = (one: MemberValues, other: MemberValues, name: MemberField) => {
  if (name !== "additional") return one[name] === other[name];
  const [a, b] = [one.additional, other.additional];
  return a.pitching === b.pitching && a.batting === b.batting;
};

const order = {
  last_name: 0,
  first_name: 1,
  last_name_kana: 2,
  first_name_kana: 3,
  grade: 4,
  gender: 5,
  additional: 6,
  height: 7,
  weight: 8,
  email: 9,
  guardian_email: 10,
} as const satisfies Record<MemberField, number>;

// Object.keys widens its result; these are the keys of `order`.
const fieldNames = Object.keys(order) as readonly MemberField[];

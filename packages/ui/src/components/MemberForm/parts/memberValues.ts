import {
  type Gender,
  type Grade,
  type Hand,
  type MemberDetail,
  type MemberDraft,
  memberDraftSchema,
  type SportType,
} from "@kyuseki/domain";

/** What stands in the fields: an empty text or null is what nobody has entered. */
export type MemberValues = {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  grade: Grade | null;
  gender: Gender | null;
  additional: { pitching: Hand | null; batting: Hand | null };
  /** cm */
  height: number | null;
  /** kg */
  weight: number | null;
  email: string;
  guardian_email: string;
};
export type MemberField = keyof MemberValues;

/** One member being written: what stands in the fields, what they began from, and the version that was (R4). */
export type MemberWriting = {
  values: MemberValues;
  base: MemberValues;
  /** null: a new member. */
  version: number | null;
};

const noHands = { pitching: null, batting: null };

export const newMember: MemberValues = {
  last_name: "",
  first_name: "",
  last_name_kana: "",
  first_name_kana: "",
  grade: null,
  gender: null,
  additional: noHands,
  height: null,
  weight: null,
  email: "",
  guardian_email: "",
};

/** A new member; with `member` an edit that begins from it. */
export function startWriting(member?: MemberDetail): MemberWriting {
  const base = member ? memberValues(member) : newMember;
  return { values: base, base, version: member?.version ?? null };
}

export function memberValues(member: MemberDraft | MemberDetail): MemberValues {
  return {
    last_name: member.last_name,
    first_name: member.first_name,
    last_name_kana: member.last_name_kana,
    first_name_kana: member.first_name_kana,
    grade: member.grade,
    gender: member.gender,
    additional: member.additional ?? noHands,
    height: member.height,
    weight: member.weight,
    email: member.email ?? "",
    guardian_email: member.guardian_email ?? "",
  };
}

/** EN-1: hands are told of baseball only. */
export const draftFor = (sportType: SportType, draft: MemberDraft): MemberDraft =>
  sportType === "baseball" ? draft : { ...draft, additional: null };

const { shape } = memberDraftSchema;

type Reader<Data> = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Data; error?: undefined }
    | { success: false; data?: undefined; error: { issues: readonly { message: string }[] } };
};

/** An address left empty is none, and one that was pasted has no spaces around it. */
const address = (schema: typeof shape.email): Reader<string | null> => ({
  safeParse: (typed: unknown) => schema.safeParse(typeof typed === "string" ? typed.trim() || null : typed),
});

/** A text that is no number stays in its field, while its value is still the number before. */
const measure = (schema: typeof shape.height, isUnread: boolean): Reader<number | null> => ({
  safeParse: (value: unknown) => schema.safeParse(isUnread ? "" : value),
});

/** VA-5, in the order of the page. */
export const memberFields = (unread: { height: boolean; weight: boolean }) => ({
  last_name: shape.last_name,
  first_name: shape.first_name,
  last_name_kana: shape.last_name_kana,
  first_name_kana: shape.first_name_kana,
  grade: shape.grade,
  gender: shape.gender,
  additional: shape.additional,
  height: measure(shape.height, unread.height),
  weight: measure(shape.weight, unread.weight),
  email: address(shape.email),
  guardian_email: address(shape.guardian_email),
});

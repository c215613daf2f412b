import {
  type Gender,
  type Grade,
  type Hand,
  type MemberDetail,
  type MemberDraft,
  memberDraftSchema,
  type SportType,
} from "@kyuseki/domain";

/** Values of the fields: an empty text or null is not entered. */
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
  uniform_number: string;
  email: string;
  guardian_email: string;
};
export type MemberField = keyof MemberValues;

/** An edit of one member: the fields' values, the values it started from, and their version (R4). */
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
  uniform_number: "",
  email: "",
  guardian_email: "",
};

/** Starts a new member, or with `member` an edit of it. */
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
    uniform_number: member.uniform_number ?? "",
    email: member.email ?? "",
    guardian_email: member.guardian_email ?? "",
  };
}

/** The draft to send; hands only in baseball (EN-1). */
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

/** An empty address is null; spaces around a pasted one are trimmed. */
const address = (schema: typeof shape.email): Reader<string | null> => ({
  safeParse: (typed: unknown) => schema.safeParse(typeof typed === "string" ? typed.trim() || null : typed),
});

/** A text that is no number stays in its field; the value is still the earlier number. */
const measure = (schema: typeof shape.height, isUnread: boolean): Reader<number | null> => ({
  safeParse: (value: unknown) => schema.safeParse(isUnread ? "" : value),
});

/** The validated fields, in the order of the page (VA-5). */
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
  uniform_number: shape.uniform_number,
  email: address(shape.email),
  guardian_email: address(shape.guardian_email),
});

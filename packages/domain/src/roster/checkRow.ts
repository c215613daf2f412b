import { type MemberDraft, memberDraftSchema } from "../contract/members/memberDraft.ts";
import { readCell } from "./readCell.ts";
import { type RosterField, type RosterValues, rosterFields } from "./rosterField.ts";

/** One clause in Japanese, for the cell of `field`. */
export type RosterFieldError = { field: RosterField; message: string };
export type RowCheck = { draft: MemberDraft | null; fieldErrors: readonly RosterFieldError[] };

/** What the server would accept of a row, and its errors; cached per `values` (VA-5). */
export function checkRow(values: RosterValues): RowCheck {
  const known = checks.get(values);
  if (known) return known;
  const check = checked(values);
  checks.set(values, check);
  return check;
}

const checks = new WeakMap<RosterValues, RowCheck>();

function checked(values: RosterValues): RowCheck {
  const read = (field: RosterField) => readCell(field, values[field]);
  const orNull = (field: RosterField) => read(field) || null;
  const hands = { pitching: orNull("pitching"), batting: orNull("batting") };
  const parsed = memberDraftSchema.safeParse({
    last_name: read("last_name"),
    first_name: read("first_name"),
    last_name_kana: read("last_name_kana"),
    first_name_kana: read("first_name_kana"),
    email: orNull("email"),
    guardian_email: orNull("guardian_email"),
    grade: read("grade"),
    height: numberOr(orNull("height")),
    weight: numberOr(orNull("weight")),
    uniform_number: orNull("uniform_number"),
    gender: orNull("gender"),
    additional: hands.pitching || hands.batting ? hands : null,
  });
  if (parsed.success) return { draft: parsed.data, fieldErrors: [] };
  const { issues } = parsed.error;
  return {
    draft: null,
    fieldErrors: rosterFields.flatMap((field) => {
      const issue = issues.find(({ path }) => path.at(-1) === field);
      return issue ? [{ field, message: issue.message }] : [];
    }),
  };
}

/** Text that is no number stays text, so that the schema can report it. */
const numberOr = (text: string | null) => (text !== null && Number.isFinite(Number(text)) ? Number(text) : text);

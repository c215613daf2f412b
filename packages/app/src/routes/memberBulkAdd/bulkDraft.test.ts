import { type BulkDraft, emptyBulkDraft } from "@kyuseki/ui";
import { describe, expect, test } from "vitest";
import { draftAfterUndo } from "./bulkDraft.ts";

const row = (line: number, last_name: string): BulkDraft["rows"][number] => ({
  line,
  asks: ["last_name"],
  allowed: false,
  values: {
    last_name,
    first_name: "湊",
    last_name_kana: "",
    first_name_kana: "",
    grade: "e6",
    uniform_number: "",
    gender: "",
    pitching: "",
    batting: "",
    height: "",
    weight: "",
    email: "",
    guardian_email: "",
  },
});
const before: BulkDraft = { step: "check", text: "姓,名,学年", rows: [row(2, "杉山"), row(3, ""), row(4, "広瀬")] };

describe("R2 まとめて追加したあとに元に戻しても、打った文字は失われない", () => {
  test("残った行を直していたら、直したまま、追加した行と並ぶ", () => {
    const now: BulkDraft = { ...before, rows: [row(3, "今井")] };
    expect(draftAfterUndo(before, now)).toEqual({ ...before, rows: [row(2, "杉山"), row(3, "今井"), row(4, "広瀬")] });
  });

  test("次の名簿を入れ始めていたら、それを残す", () => {
    const now: BulkDraft = { step: "input", text: "姓,名\n三浦,陽翔", rows: [] };
    expect(draftAfterUndo(before, now)).toBe(now);
  });

  test("何も残っていなければ、追加する前に戻る", () => {
    expect(draftAfterUndo(before, emptyBulkDraft)).toBe(before);
  });
});

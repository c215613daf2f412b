import { plainDraft } from "@kyuseki/domain/memberFixture";
import { expect, test } from "vitest";
import { memberWritingSchema } from "./memberWriting.ts";

const values = { ...plainDraft, additional: { pitching: null, batting: null }, email: "", guardian_email: "" };

test("R2 書きかけは、保存した形のまま読み戻る。背番号のない前の版のものも続けられる", () => {
  const writing = { values: { ...values, uniform_number: "1" }, base: { ...values, uniform_number: "" }, version: 3 };
  expect(memberWritingSchema.parse(writing)).toEqual(writing);

  const { uniform_number: _, ...earlier } = values;
  expect(memberWritingSchema.parse({ values: earlier, base: earlier, version: 3 })).toEqual({
    values: { ...earlier, uniform_number: "" },
    base: { ...earlier, uniform_number: "" },
    version: 3,
  });
});

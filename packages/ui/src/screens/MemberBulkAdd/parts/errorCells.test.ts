import { describe, expect, test } from "vitest";
import { checking, wrongAtTheEnd } from "../memberBulkAdd.fixtures.ts";
import type { BulkDraft } from "./bulkDraft.ts";
import { createRowChecker } from "./checkedRows.ts";
import { askedColumns, errorCells, nextError, orderedFields } from "./errorCells.ts";

const checked = ({ rows }: BulkDraft) => createRowChecker()(rows, [], new Map());
const rows = checked(checking(wrongAtTheEnd));
const fields = orderedFields(rows);

describe("列の順", () => {
  test("名前、たずねる欄、残りの順で、書いてない列は出さない", () => {
    expect(fields.join(" ")).toBe(
      "last_name first_name height guardian_email last_name_kana first_name_kana grade gender pitching batting weight email",
    );
    expect(askedColumns(rows, fields)).toBe(4);
    expect(orderedFields(checked(checking("姓,名,学年\n杉山,蓮司,高1"))).join(" ")).toBe(
      "last_name first_name grade gender",
    );
  });
});

describe("次の不備", () => {
  const fieldErrors = errorCells(rows, fields);

  test.each([
    ["はじめは、最初の不備", undefined, "3 guardian_email"],
    ["不備の次", "3 guardian_email", "4 height"],
    ["最後の次は最初", "4 height", "3 guardian_email"],
    ["直した欄の次", "3 height", "3 guardian_email"],
    ["表のほかの欄の次", "3 email", "4 height"],
    ["外した行からは、最初の不備", "9 height", "3 guardian_email"],
  ])("%s", (_name, from, to) => {
    expect(nextError(fieldErrors, from, rows, fields)?.cell).toBe(to);
  });

  test("同じ選手かを決めていない行も、決めるところへ行く", () => {
    const twice = checked(checking("姓,名,学年\n杉山,蓮司,高1\n杉山,蓮司,高1"));
    expect(errorCells(twice, orderedFields(twice))).toEqual([{ line: 3, cell: "3 same", isTold: false }]);
  });

  test("不備がなければ、行くところはない", () => {
    expect(nextError([], "3 height", rows, fields)).toBeUndefined();
  });
});

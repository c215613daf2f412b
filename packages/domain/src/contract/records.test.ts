import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fullRecordOf, partialRecordOf, recordOf } from "./records.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

test("recordOf：どんな名前でもよく、値だけを確かめる", () => {
  expect(z.parse(recordOf(z.number()), { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  for (const refused of [{ a: "1" }, [], null, "a"]) expect(accepts(recordOf(z.number()), refused)).toBe(false);
});

test("partialRecordOf：決まった名前のいくつか。ほかの名前は落とす", () => {
  const schema = partialRecordOf(["a", "b"], z.number());
  expect(z.parse(schema, { b: 2, c: 3 })).toEqual({ b: 2 });
  expect(z.parse(schema, {})).toEqual({});
  expect(accepts(schema, { a: null })).toBe(false);
});

test("fullRecordOf：決まった名前のすべて", () => {
  const schema = fullRecordOf(["a", "b"], z.number());
  expect(z.parse(schema, { a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2 });
  expect(accepts(schema, { a: 1 })).toBe(false);
});

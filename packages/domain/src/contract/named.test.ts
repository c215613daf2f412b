import { expect, test } from "vitest";
import * as z from "zod/mini";
import { allOf, byName, someOf } from "./named.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

test("byName：どんな名前でもよく、値だけを確かめる", () => {
  expect(z.parse(byName(z.number()), { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  for (const refused of [{ a: "1" }, [], null, "a"]) expect(accepts(byName(z.number()), refused)).toBe(false);
});

test("someOf：決まった名前のいくつか。ほかの名前は落とす", () => {
  const schema = someOf(["a", "b"], z.number());
  expect(z.parse(schema, { b: 2, c: 3 })).toEqual({ b: 2 });
  expect(z.parse(schema, {})).toEqual({});
  expect(accepts(schema, { a: null })).toBe(false);
});

test("allOf：決まった名前のすべて", () => {
  const schema = allOf(["a", "b"], z.number());
  expect(z.parse(schema, { a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2 });
  expect(accepts(schema, { a: 1 })).toBe(false);
});

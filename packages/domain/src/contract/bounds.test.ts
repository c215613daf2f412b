import { expect, test } from "vitest";
import * as z from "zod";
import { contract } from "./all.ts";
import type { AnyEndpoint } from "./endpoint.ts";

type Schema = z.core.JSONSchema.JSONSchema;

/** Columns of these are `bigint`. */
const bigints =
  /^(changeMeasurement|deleteMeasurement|restoreMeasurement|listDayBalls|getBallPage) params|^moveMeasurements body.ids|^(listAudit|exportAudit) query.before|^endSessions body.ids/;

test("送られる整数はどれも、それを持つ列の範囲に限られる", () => {
  const unbounded = leaves().filter(
    ({ place, schema: { type, maximum, minimum } }) =>
      type === "integer" &&
      !bigints.test(place) &&
      !((maximum ?? Infinity) < 2 ** 31 && (minimum ?? -Infinity) > -(2 ** 31)),
  );
  expect(unbounded.map(({ place }) => place)).toEqual([]);
});

test("送られる日付はどれも、1900年から2199年に限られる", () => {
  const unbounded = leaves().filter(
    ({ schema }) => schema.format === "date" && !JSON.stringify(schema).includes("19|2[01]"),
  );
  expect(unbounded.map(({ place }) => place)).toEqual([]);
});

/** Every schema within what the calls accept, with the call and the path to it. */
function leaves(): { place: string; schema: Schema }[] {
  return Object.entries<AnyEndpoint>(contract).flatMap(([name, endpoint]) =>
    (["params", "query", "body", "row"] as const).flatMap((part) => {
      const schema: z.core.$ZodType | undefined = endpoint[part];
      return schema ? within(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), `${name} ${part}`) : [];
    }),
  );
}

function within(schema: Schema | boolean | undefined, place: string): { place: string; schema: Schema }[] {
  if (typeof schema !== "object") return [];
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [], $defs = {} } = schema;
  return [
    { place, schema },
    ...Object.entries(properties).flatMap(([name, inner]) => within(inner, `${place}.${name}`)),
    ...[items].flat().flatMap((inner) => within(inner, `${place}[]`)),
    ...[additionalProperties, ...anyOf, ...oneOf, ...allOf, ...Object.values($defs)].flatMap((inner) =>
      within(inner, place),
    ),
  ];
}

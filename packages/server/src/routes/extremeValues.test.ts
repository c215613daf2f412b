import { type AnyEndpoint, contract } from "@kyuseki/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { verdicts } from "./rights.fixtures.ts";
import { type Call, type EndpointName, startRights } from "./rightsCalls.fixture.ts";

let rights: Awaited<ReturnType<typeof startRights>>;
beforeAll(async () => {
  rights = await startRights();
});
afterAll(() => rights.stop());

/** What no column holds: beyond `integer`, beyond what a number holds exactly, before the calendar's first year. */
const numbers = [0, 2 ** 31, Number.MAX_SAFE_INTEGER];
const days = ["0000-01-01", "9999-12-31"];

const names = (Object.keys(contract) as EndpointName[]).filter(
  (name) => verdicts[contract[name].access].ownManager === "ok",
);

test.each(names)("I4: %s は、どの値が極端でも 500 番台で答えない", async (name) => {
  const spoiled = extremesOf(await valid(name));
  for (const place of spoiled.keys()) {
    const call = extremesOf(await valid(name))[place];
    if (!call) continue;
    const { statusCode, body } = await rights.send(call.call, "ownManager");
    expect(statusCode, `${call.place}: ${body}`).toBeLessThan(500);
  }
});

const valid = (name: EndpointName) => rights.callOf(name, "ownManager", "own");

type Extreme = { place: string; call: Call };

/** The call again and again, each time with one value that is extreme. */
function extremesOf(call: Call): Extreme[] {
  const { params, query }: AnyEndpoint = contract[call.name];
  return [
    ...fieldsOf(params).flatMap((field) =>
      [...numbers, ...days].map((value) => ({
        place: `:${field} ${value}`,
        call: { ...call, places: { ...call.places, [field]: String(value) } },
      })),
    ),
    ...fieldsOf(query).flatMap((field) =>
      [...numbers, ...days].map((value) => ({
        place: `?${field}=${value}`,
        call: { ...call, query: { ...call.query, [field]: String(value) } },
      })),
    ),
    ...withOneExtreme(call.body).map(({ place, value }) => ({ place, call: { ...call, body: value } })),
  ];
}

const fieldsOf = (schema: z.core.$ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {});

/** A JSON value with one number or day in it replaced. */
function withOneExtreme(value: unknown): { place: string; value: unknown }[] {
  if (typeof value === "number") return numbers.map((number) => ({ place: ` ${number}`, value: number }));
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value))
    return days.map((day) => ({ place: ` ${day}`, value: day }));
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      withOneExtreme(item).map((inner) => ({
        place: `[${index}]${inner.place}`,
        value: value.with(index, inner.value),
      })),
    );
  }
  if (typeof value !== "object" || value === null || value.constructor !== Object) return [];
  return Object.entries(value).flatMap(([field, item]) =>
    withOneExtreme(item).map((inner) => ({
      place: `.${field}${inner.place}`,
      value: { ...value, [field]: inner.value },
    })),
  );
}

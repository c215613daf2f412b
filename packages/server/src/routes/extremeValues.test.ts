import { type AnyEndpoint, contract, type IngestReply } from "@kyuseki/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { type IngestFixture, kinds, nowS, openIngestFixture, rowOf } from "./ingest/ingest.fixtures.ts";
import { verdicts } from "./rights.fixtures.ts";
import { type Call, type EndpointName, startRights } from "./rightsCalls.fixture.ts";

let rights: Awaited<ReturnType<typeof startRights>>;
let ingest: IngestFixture;
beforeAll(async () => {
  rights = await startRights();
  ingest = await openIngestFixture();
});
afterAll(async () => {
  await rights.stop();
  await ingest.stop();
});

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

const pushes = Object.values(contract).filter((endpoint) => endpoint.access === "source" && endpoint.method === "POST");

test.each(pushes)(
  "I4: $id は、どの行のどの値が極端でも 500 番台で答えず、ほかの行を止めない",
  async ({ path, row }) => {
    const kind = kinds.find((one) => path.endsWith(`/${one}`));
    const plain = { ...ingest.sato, ...(kind ? rowOf[kind]("plain") : { ...otherRow, source_id: "plain" }) };
    for (const field of fieldsOf(row)) {
      const rows = [...numbers, -1, ...days].map((value, at) => ({
        ...plain,
        source_id: `${field} ${at}`,
        [field]: value,
      }));
      const { statusCode, body } = await ingest.app.inject({
        method: "POST",
        url: path,
        headers: { authorization: `Bearer ${ingest.keys.nextrainer.key}` },
        payload: { rows: [...rows, plain] },
      });
      expect([statusCode, field, body]).toEqual([200, field, expect.any(String)]);
      const { refused }: IngestReply = JSON.parse(body);
      if (kind) expect(refused.map(({ index }) => index)).not.toContain(rows.length);
    }
  },
);

/** Of the pushes about links and notices, which refuse it: nobody is linked here. */
const otherRow = {
  event: "invited",
  nextshot_id: "a",
  notice_id: 1,
  version: 0,
  answer: "参加",
  comment: "",
  datetime: nowS,
};

const valid = (name: EndpointName) => rights.callOf(name, "ownManager", "own");

type Extreme = { place: string; call: Call };

/** The call again and again, each time with one value that is extreme. */
function extremesOf(call: Call): Extreme[] {
  const { params, query, body }: AnyEndpoint = contract[call.name];
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
    ...withOneMore(call.body, schemaOf(body)).map(({ place, value }) => ({ place, call: { ...call, body: value } })),
  ];
}

const absentValues = [2 ** 31, "0000-01-01"];

/** A JSON value with one extreme where a field of its schema was left out. */
function withOneMore(value: unknown, schema: z.core.JSONSchema.BaseSchema): { place: string; value: unknown }[] {
  const { properties, items } = schema;
  if (Array.isArray(value) && items && typeof items === "object" && !Array.isArray(items))
    return value.flatMap((item, index) =>
      withOneMore(item, items).map((inner) => ({
        place: `[${index}]${inner.place}`,
        value: value.with(index, inner.value),
      })),
    );
  if (typeof value !== "object" || value === null || value.constructor !== Object) return [];
  const here = new Map(Object.entries(value));
  return Object.entries(properties ?? {}).flatMap(([field, inner]) => {
    const more = here.has(field)
      ? typeof inner === "object"
        ? withOneMore(here.get(field), inner)
        : []
      : absentValues.map((extreme) => ({ place: ` ${extreme}`, value: extreme }));
    return more.map((one) => ({ place: `.${field}${one.place}`, value: { ...value, [field]: one.value } }));
  });
}

const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

const fieldsOf = (schema: z.core.$ZodType): string[] => Object.keys(schemaOf(schema).properties ?? {});

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

import fc from "fast-check";
import { expect, test } from "vitest";
import { guardConcern } from "../pitchGuard/concern.ts";
import { named, pain } from "./headline.fixture.ts";
import { type HeadlineFacts, headlineOf } from "./headline.ts";

test("どんな事実でも、三つまで、決まった順で、数は事実のまま、だれも二度は名を言わない", () => {
  fc.assert(
    fc.property(facts, (all) => {
      const { statements, rest } = headlineOf(all);
      const order = ["pain", "over", "reached", "over_yesterday", "missing"];
      const places = statements.map(({ kind }) => order.indexOf(kind));
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      expect(statements.length).toBeLessThanOrEqual(3);

      for (const { memberIds, count, named: names } of statements) {
        expect(count).toBeGreaterThan(0);
        expect(new Set(memberIds).size).toBe(count);
        expect(names.length).toBeLessThanOrEqual(2);
        expect(names.every(({ id }) => memberIds.includes(id))).toBe(true);
      }
      const names = statements.flatMap((statement) => statement.named.map(({ id }) => id));
      expect(new Set(names).size).toBe(names.length);

      const countOf = (kind: string) => statements.find((statement) => statement.kind === kind)?.count ?? 0;
      const hurting = new Set([
        ...(all.pain ?? []).map(({ member }) => member.id),
        ...(all.pitchers ?? []).filter((one) => one.pain).map(({ member }) => member.id),
      ]);
      expect(countOf("pain")).toBe(hurting.size);
      expect(countOf("missing")).toBe(all.missing?.length ?? 0);
      for (const concern of ["over", "reached", "over_yesterday", "caution"] as const) {
        const expected = (all.pitchers ?? []).filter(
          (one) => !hurting.has(one.member.id) && guardConcern(one) === concern,
        ).length;
        expect(countOf(concern) + (rest.find((one) => one.concern === concern)?.count ?? 0)).toBe(expected);
      }
    }),
  );
});

const members = Array.from({ length: 12 }, (_, id) => named(id, "選手"));
const some = fc.subarray(members);
const count = fc.record({ pitches: fc.nat(120), limit: fc.option(fc.nat(100)) });
const facts: fc.Arbitrary<HeadlineFacts> = fc.record({
  pain: fc.option(some.map((list) => list.map((member) => ({ member })))),
  pitchers: fc.option(
    some.chain((list) =>
      fc.tuple(
        ...list.map((member) =>
          fc.record({
            member: fc.constant(member),
            level: fc.constantFrom(null, "room", "caution", "reached", "over"),
            yesterday: fc.constantFrom(null, { span: "day", by: 3 }),
            pain: fc.constantFrom(null, null, pain),
            today: count,
            week: count,
          }),
        ),
      ),
    ),
  ),
  missing: fc.option(some.map((list) => list.map((member) => ({ ...member, days_without: 3 })))),
});

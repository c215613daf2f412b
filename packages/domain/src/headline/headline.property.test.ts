import fc from "fast-check";
import { expect, test } from "vitest";
import type { GuardCounts } from "../contract/practice/home.ts";
import { guardConcern, guardConcerns } from "../pitchGuard/concern.ts";
import { named, pain as painReport } from "./headline.fixture.ts";
import { type HeadlineFacts, headlineOf } from "./headline.ts";
import { homeHeadlineOf } from "./homeHeadline.ts";

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

test("ホームの数と二人の名から言うことは、すべてを知るレポートの要点と同じ", () => {
  fc.assert(
    fc.property(facts, (all) => {
      const pain = all.pain ?? [];
      const pitchers = (all.pitchers ?? []).filter(
        (one) => !one.pain || pain.some(({ member }) => member.id === one.member.id),
      );
      // The page of home counts a pitcher's pain once, wherever it was reported.
      const known = pitchers.map((one) =>
        pain.some(({ member }) => member.id === one.member.id) ? { ...one, pain: painReport } : one,
      );
      const worst = known
        .filter((one) => guardConcern(one) !== null)
        .toSorted((one, other) => rankOf(one) - rankOf(other));
      const counts = Object.fromEntries(
        guardConcerns.map((kind) => [kind, worst.filter((one) => guardConcern(one) === kind).length]),
      ) as GuardCounts;
      const missing = all.missing ?? [];
      const home = homeHeadlineOf({
        pain: { total: pain.length, first: pain.slice(0, 2).map(({ member }) => ({ ...painReport, member })) },
        guard: { total: worst.length, first: worst.slice(0, 2).map(({ member }) => member), counts },
        practice: { until: "", stages: [], today: [], missing: { total: missing.length, first: missing.slice(0, 2) } },
        notes: { unanswered: 0, pain: 0, first: [] },
      });
      const report = headlineOf({ pain, pitchers: known, missing });
      expect(home.statements.map(({ kind, total }) => [kind, total])).toEqual(
        report.statements.map(({ kind, count }) => [kind, count]),
      );
      const names = home.statements.flatMap(({ first }) => first.map(({ id }) => id));
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

const rankOf = (one: Parameters<typeof guardConcern>[0]) => guardConcerns.indexOf(guardConcern(one) ?? "caution");
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
            pain: fc.constantFrom(null, null, painReport),
            today: count,
            week: count,
          }),
        ),
      ),
    ),
  ),
  missing: fc.option(some.map((list) => list.map((member) => ({ ...member, days_without: 3 })))),
});

import { describe, expect, test } from "vitest";
import { isoDate, moment, tokyoDay } from "../generate/calendar.ts";
import { dayKindOf } from "../people/plannedWeek.ts";
import { roster } from "../tables/roster.ts";
import { baseballRows } from "../teams/baseballTeam.ts";

const hourMs = 3_600_000;
/** From and to, in hours of the day. */
const open = { weekend: [9, 18], team: [16, 21], school: [16, 21] } as const;

const friday = tokyoDay(new Date("2026-11-13T03:00:00Z"));
const openings = [0, 1, 2, 3, 4, 5, 6].map((days) => ({ date: isoDate(friday + days), today: friday + days }));
const ids = roster.map((_, index) => index + 1);

describe.each(openings)("$date に開いたデモの測定", ({ today }) => {
  const { measurements } = baseballRows(1, ids, today);
  const counted = measurements.map(({ measured_at, member_id, mode }) => {
    const day = tokyoDay(measured_at);
    const hour = (measured_at.getTime() - moment(day, 0).getTime()) / hourMs;
    return { day, hour, key: `${day} ${member_id} ${mode}`, kind: dayKindOf(day) };
  });

  test("平日は放課後の16時から21時、週末は9時から18時。今日はまだない", () => {
    const outside = counted.filter(({ hour, kind }) => hour < open[kind][0] || hour > open[kind][1]);
    expect(outside).toEqual([]);
    expect(counted.filter(({ day }) => day >= today)).toEqual([]);
  });

  test("一人が一日に打ったり投げたりするのは、平日は70球、週末は115球まで", () => {
    const most = { weekend: 0, team: 0, school: 0 };
    for (const balls of Map.groupBy(counted, ({ key }) => key).values()) {
      const [{ kind } = { kind: "weekend" as const }] = balls;
      most[kind] = Math.max(most[kind], balls.length);
    }
    expect(Math.max(most.school, most.team)).toBeLessThanOrEqual(70);
    expect(most.weekend).toBeLessThanOrEqual(115);
  });
});

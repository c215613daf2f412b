import type { Grade } from "@kyuseki/domain";
import { type Day, moment, monthsBefore } from "../generate/calendar.ts";
import { randomFrom } from "../generate/random.ts";
import { schoolYearsOn } from "../generate/schoolYears.ts";
import { bodyHistory } from "../people/body.ts";
import { inventMember } from "../people/person.ts";
import { talentOf } from "../people/player.ts";
import { measuringDays } from "../sessions/practice.ts";
import type { TeamRow } from "../write/rows.ts";
import type { TeamRows } from "./baseballTeam.ts";

export const softballTeam = {
  name: "若葉野ソフトボールクラブ",
  name_kana: "わかばのそふとぼーるくらぶ",
  representative: "相田 美里",
  contact_email: "softball-office@demo.kyuseki.example",
  goal: "声をかけ合い、最後のアウトまであきらめない。",
  sport_type: "softball",
  ball: "soft",
  prefecture: 11,
  league: "",
  nextshot_available: false,
} as const satisfies Partial<TeamRow>;

const squad = [
  "h1",
  "h1",
  "j3",
  "j3",
  "j3",
  "j2",
  "j2",
  "j2",
  "j1",
  "j1",
  "e6",
  "e6",
  "e6",
  "e5",
  "e5",
  "e5",
  "e4",
  "e4",
] as const satisfies readonly Grade[];
export const SOFTBALL_MEMBERS = squad.length;
/** What is older was brought along on paper. */
export const REGISTERED_DAYS = 110;

/** A team without the analyzer: what there is was typed in on measuring days. Takes one id for each of its members. */
export function softballRows(team: TeamRow, ids: readonly number[], today: Day): TeamRows {
  const rows: TeamRows = { members: [], bodySizes: [], measurements: [] };
  const since = monthsBefore(today, 12);
  ids.forEach((id, index) => {
    const grade = squad[index % squad.length] ?? squad[0];
    const gender = index % 6 === 5 ? "M" : "F";
    const random = randomFrom(`softball/${index}`);
    const { row, build } = inventMember(random, { team, id, grade, gender, today });
    const person = { gender, build, schoolYearsOn: (day: Day) => schoolYearsOn(day, grade, today) } as const;
    const sizes = bodyHistory(random, person, 12, today - 3);
    const latest = sizes.at(-1);
    rows.members.push({
      ...row,
      ...(latest && { height: latest.height, weight: latest.weight }),
      email: `softball-${index + 1}@demo.kyuseki.example`,
      created_at: moment(today - REGISTERED_DAYS, 0),
    });
    for (const size of sizes) rows.bodySizes.push({ team_id: team.team_id, member_id: id, ...size });
    const player = {
      team_id: team.team_id,
      member_id: id,
      gender,
      grade,
      ball: team.ball,
      source: "manual",
      ...talentOf(random),
      pitches: [1],
    } as const;
    rows.measurements.push(...measuringDays(random, player, since, today));
  });
  return rows;
}

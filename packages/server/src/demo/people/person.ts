import type { Gender, Grade, Hand } from "@kyuseki/domain";
import type { Day } from "../generate/calendar.ts";
import { pick, pickWeighted, type Random } from "../generate/random.ts";
import { schoolYearsOn } from "../generate/schoolYears.ts";
import { familyNames } from "../tables/familyNames.ts";
import { givenNames } from "../tables/givenNames.ts";
import type { MemberRow, TeamRow } from "../write/rows.ts";
import { type Build, bodyAt, buildOf } from "./body.ts";

/** A member of a team with everything at its plainest: linked to nothing, no e-mail, sized by grade and gender. */
export function inventMember(
  random: Random,
  place: { team: TeamRow; id: number; grade: Grade; gender: Gender; today: Day },
): { row: MemberRow; build: Build } {
  const { team, grade, gender, today } = place;
  const [last_name, last_name_kana] = pick<readonly [string, string]>(random, familyNames);
  const [first_name, first_name_kana] = pick<readonly [string, string]>(random, givenNames[gender]);
  const build = buildOf(random);
  const row: MemberRow = {
    team_id: team.team_id,
    id: place.id,
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email: null,
    guardian_email: null,
    grade,
    ...bodyAt(gender, build, schoolYearsOn(today, grade, today)),
    uniform_number: null,
    gender,
    ...(team.sport_type === "baseball" ? handsOf(random) : { pitching: null, batting: null }),
    nextshot_usage: "not_use",
    nextshot_id: null,
    nextrainer_usage: "not_use",
    nextrainer_purchased: false,
    state: "active",
    created_at: team.created_at,
  };
  return { row, build };
}

/** Letters and digits as the analyzer's service gives them. */
export function analyzerId(random: Random): string {
  const letters = "23456789abcdefghjkmnpqrstuvwxyz";
  const code = Array.from({ length: 10 }, () => letters.charAt(Math.floor(random() * letters.length)));
  return `ns-${code.join("")}`;
}

function handsOf(random: Random): { pitching: Hand; batting: Hand } {
  const pitching = pickWeighted<Hand>(random, [
    ["R", 88],
    ["L", 12],
  ]);
  const batting = pickWeighted<Hand>(random, [
    [pitching, 80],
    [pitching === "R" ? "L" : "R", 16],
    ["X", 4],
  ]);
  return { pitching, batting };
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { placesByTeam } from "./teamPlaces.ts";

test("一つのチームの順位だけを、はじめから探したのと同じに見つける", () => {
  const largestId = 2_147_483_647;
  const teamId = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(largestId, largestId - 1));
  fc.assert(
    fc.property(fc.array(teamId), teamId, (teams, asked) => {
      const expected = teams.flatMap((team, index) => (team === asked ? [index + 1] : []));
      expect(placesByTeam(Int32Array.from(teams))(asked)).toEqual(expected);
    }),
  );
});

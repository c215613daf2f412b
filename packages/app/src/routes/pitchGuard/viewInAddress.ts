import { type GradeGroup, gradeGroups } from "@kyuseki/domain";
import { defaultPitchGuardView, type GuardAhead, guardAhead, type PitchGuardView } from "@kyuseki/ui";
import { oneOf, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. Whose records are open stands beside it: it opens over the board and is not remembered with it. */
export const pitchGuardAddress: ViewInAddress<Omit<PitchGuardView, "player">> = {
  parameters: ["grade", "ahead"],
  read: (said) => ({
    grade: oneOf<GradeGroup>(gradeGroups, said.get("grade")),
    ahead: oneOf<GuardAhead>(guardAhead, said.get("ahead")) ?? defaultPitchGuardView.ahead,
  }),
  write: ({ grade, ahead }) => ({ grade, ahead: ahead === defaultPitchGuardView.ahead ? null : ahead }),
};

/** An id that cannot be is nobody's. */
export function playerIn(search: string): number | null {
  const said = new URLSearchParams(search).get("player");
  return said !== null && /^[1-9]\d{0,9}$/.test(said) ? Number(said) : null;
}

/** The same address with a player's records open, or closed. */
export function withPlayer(search: string, player: number | null): string {
  const said = new URLSearchParams(search);
  if (player === null) said.delete("player");
  else said.set("player", String(player));
  return said.toString();
}

import { type GradeGroup, gradeGroups } from "@kyuseki/domain";
import { defaultPitchGuardView, type GuardAhead, guardAhead, type PitchGuardView } from "@kyuseki/ui";
import { oneOf, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. Whose records are open stands beside it: it opens over the board and is not remembered with it. */
export const pitchGuardAddress: ViewInAddress<Omit<PitchGuardView, "player">> = {
  parameters: ["grade", "ahead"],
  read: (params) => ({
    grade: oneOf<GradeGroup>(gradeGroups, params.get("grade")),
    ahead: oneOf<GuardAhead>(guardAhead, params.get("ahead")) ?? defaultPitchGuardView.ahead,
  }),
  write: ({ grade, ahead }) => ({ grade, ahead: ahead === defaultPitchGuardView.ahead ? null : ahead }),
};

/** An id that cannot be is nobody's. */
export function playerIn(search: string): number | null {
  const params = new URLSearchParams(search).get("player");
  return params !== null && /^[1-9]\d{0,9}$/.test(params) ? Number(params) : null;
}

/** The same address with a player's records open, or closed. */
export function withPlayer(search: string, player: number | null): string {
  const params = new URLSearchParams(search);
  if (player === null) params.delete("player");
  else params.set("player", String(player));
  return params.toString();
}

import { useState } from "react";
import type { RefusedAnswer } from "../../teamEventProps.ts";
import type { BoardPlayer } from "./attendanceRows.ts";

/** Whose answer is being entered. For a refused answer that can be mended its player's window opens by itself, once. */
export function useChosenPlayer(players: readonly BoardPlayer[], refused: RefusedAnswer | undefined) {
  const [chosen, setChosen] = useState<BoardPlayer | null>(null);
  const [offeredId, setOfferedId] = useState<number>();

  if (refused && refused.member_id !== offeredId) {
    const player = players.find(({ member_id }) => member_id === refused.member_id);
    setOfferedId(refused.member_id);
    if (player?.isInvited) setChosen(player);
  }
  return [chosen, setChosen] as const;
}

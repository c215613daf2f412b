import { type GuardedPlayer, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { guardValueText } from "../../copy/pitchGuard.ts";
import { PersonCell } from "../PersonCell/PersonCell.tsx";

type PlayerButtonProps = { player: GuardedPlayer; onOpen: (player: GuardedPlayer) => void };

/** 選手。押すと、その人の投球の記録が開く。 */
export function PlayerButton({ player, onOpen }: PlayerButtonProps) {
  const { formatMessage } = useIntl();
  const name = memberName(player);

  return (
    <button
      type="button"
      data-part="player"
      title={formatMessage(guardValueText.open, { name })}
      aria-haspopup="dialog"
      onClick={() => onOpen(player)}
    >
      <PersonCell name={name} grade={player.grade} />
    </button>
  );
}

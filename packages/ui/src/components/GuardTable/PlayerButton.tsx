import { type GuardedPlayer, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardValueText } from "../../copy/practice/pitchGuard.ts";
import { token } from "../../tokens/theme.ts";
import { PersonCell } from "../PersonCell/PersonCell.tsx";

type PlayerButtonProps = { player: GuardedPlayer; onOpen: (player: GuardedPlayer) => void };

/** 選手。押すと、その人の投球の記録が開く。 */
export function PlayerButton({ player, onOpen }: PlayerButtonProps) {
  const { formatMessage } = useIntl();
  const name = memberName(player);

  return (
    <Body
      type="button"
      data-part="player"
      title={formatMessage(guardValueText.open, { name })}
      aria-haspopup="dialog"
      onClick={() => onOpen(player)}
    >
      <PersonCell name={name} grade={player.grade} />
    </Body>
  );
}

const Body = styled.button`
  min-height: ${token("touch")};
  max-width: 100%;
  margin-inline: calc(-1 * ${token("sp-2")});
  padding: 0 ${token("sp-2")};
  border: 0;
  border-radius: ${token("r-s")};
  background: none;
  text-align: start;

  &:hover [data-part="person"] {
    text-decoration: underline;
  }
  [scope="row"] > & {
    min-width: ${token("cell-s")};
  }
`;

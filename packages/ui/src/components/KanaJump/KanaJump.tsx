import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { kanaJumpText, kanaJumpValueText } from "../../copy/controls/kanaJump.ts";
import { media, token } from "../../tokens/theme.ts";
import { type KanaRow, kanaRowOf, kanaRows, type ReadPlayer } from "./kanaRow.ts";

export type KanaJumpProps<Player> = {
  /** 五十音順に並んでいる選手。 */
  players: readonly Player[];
  /** その行で始まる、いちばん前の選手へ。 */
  onJump: (player: Player) => void;
};

/** 五十音順の並びの中を、よみがなの行で移動する。だれもいない行は押せない。 */
export function KanaJump<Player extends ReadPlayer>({ players, onJump }: KanaJumpProps<Player>) {
  const { formatMessage } = useIntl();
  const firsts = useMemo(() => firstOfRows(players), [players]);

  return (
    <Rows role="group" aria-label={formatMessage(kanaJumpText.rows)}>
      {kanaRows.map((row) => {
        const first = firsts.get(row);
        return (
          <Row
            key={row}
            type="button"
            aria-label={formatMessage(kanaJumpValueText.rowOf, { kana: row })}
            disabled={!first}
            onClick={() => first && onJump(first)}
          >
            {row}
          </Row>
        );
      })}
    </Rows>
  );
}

function firstOfRows<Player extends ReadPlayer>(players: readonly Player[]): ReadonlyMap<KanaRow | null, Player> {
  return new Map(players.toReversed().map((player) => [kanaRowOf(player), player]));
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, ${token("touch")}));
  gap: ${token("sp-1")};

  @media ${media.mobile} {
    flex: 1 0 100%;
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }
`;

const Row = styled.button`
  min-height: ${token("touch")};
  padding: 0;
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface-2")};
  font-weight: ${token("fw-label")};

  &:disabled {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

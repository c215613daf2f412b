import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rankMoveText, rankMoveValueText } from "../../copy/controls/rankMove.ts";
import { figures, token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type RankMoveProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** いまの順位。1が一番上。 */
  rank: number;
  /** 前の順位。null は前にはいなかった。 */
  before: number | null;
};

/** 前の順位からの動き。下がっても赤くしない。 */
export function RankMove({ rank, before, ...rest }: RankMoveProps) {
  const { formatMessage } = useIntl();

  if (before === null) {
    return (
      <Move {...rest} data-move="new">
        <span aria-hidden="true">{formatMessage(rankMoveText.new)}</span>
        <VisuallyHidden>{formatMessage(rankMoveText.newSpoken)}</VisuallyHidden>
      </Move>
    );
  }
  const places = Math.abs(before - rank);
  const move = rank === before ? "same" : rank < before ? "up" : "down";
  return (
    <Move {...rest} data-move={move}>
      <span aria-hidden="true">
        {arrows[move]}
        {move !== "same" && <b data-part="places">{places}</b>}
      </span>
      <VisuallyHidden>
        {move === "same" ? formatMessage(rankMoveText.same) : formatMessage(rankMoveValueText[move], { places })}
      </VisuallyHidden>
    </Move>
  );
}

const arrows = { up: "↑", down: "↓", same: "→" } as const;

const inks = {
  up: token("success"),
  down: token("ink-2"),
  same: token("ink-3"),
  new: token("primary-text"),
} as const satisfies Record<keyof typeof arrows | "new", string>;

const Move = styled.span`
  position: relative;
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-num-l")};
  line-height: ${token("lh-num-s")};
  white-space: nowrap;

  & [data-part="places"] {
    ${figures}
    font-size: ${token("fs-h3")};
    font-weight: inherit;
  }
  ${Object.entries(inks)
    .map(([move, ink]) => `&[data-move="${move}"] { color: ${ink}; }`)
    .join("\n")}
`;

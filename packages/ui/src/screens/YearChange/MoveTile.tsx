import { type Member, memberName, type YearMove } from "@kyuseki/domain";
import { type FocusEventHandler, type KeyboardEvent, type MouseEvent, memo, type PointerEventHandler } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { IconName } from "../../components/Icon/iconPaths.ts";
import { yearChangeValueText, yearMoveText } from "../../copy/yearChange.ts";
import { moveTileStyle } from "./moveTileStyle.ts";

/** 同じものを渡し続けると、押した札だけが描き直される。 */
export type TileHandlers = {
  onPress: (member: Member, event: MouseEvent<HTMLButtonElement>) => void;
  onKey: (member: Member, event: KeyboardEvent<HTMLButtonElement>) => void;
  onFocus: FocusEventHandler<HTMLButtonElement>;
  onPointerEnter: PointerEventHandler<HTMLButtonElement>;
};

export type MoveTileProps = {
  member: Member;
  move: YearMove;
  /** 上がる学年（小5→小6）。 */
  step: string;
  /** 学年を名前の横にも出すか。 */
  showsStep: boolean;
  /** この札のメニューが開いている。 */
  isOpen: boolean;
  /** null なら、見るだけの札になる。 */
  handlers: TileHandlers | null;
};

/** 一人の名前の札。どうなるかを、形と色と言葉で示す。 */
export const MoveTile = memo(function MoveTile({ member, move, step, showsStep, isOpen, handlers }: MoveTileProps) {
  const { formatMessage } = useIntl();
  const name = memberName(member);
  const what = move === "up" ? step : formatMessage(yearMoveText[move]);
  const face = (
    <>
      {move !== "up" && <Icon name={moveIcons[move]} size="s" />}
      <span>{name}</span>
      {move !== "up" ? <b>{what}</b> : showsStep && <small>{step}</small>}
    </>
  );

  if (!handlers) return <Plate data-move={move}>{face}</Plate>;
  return (
    <Tile
      type="button"
      aria-label={formatMessage(yearChangeValueText.chip, { name, what })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      data-move={move}
      onClick={(event) => handlers.onPress(member, event)}
      onKeyDown={(event) => handlers.onKey(member, event)}
      onPointerEnter={handlers.onPointerEnter}
      onFocus={handlers.onFocus}
    >
      {face}
    </Tile>
  );
});

export const moveIcons = {
  up: "sortUp",
  graduate: "success",
  stay: "pause",
  leave: "logout",
} as const satisfies Record<YearMove, IconName>;

const Tile = styled.button`
  ${moveTileStyle}
`;
const Plate = styled.span`
  ${moveTileStyle}
`;

import { type Member, memberName, type YearMove } from "@kyuseki/domain";
import { type FocusEventHandler, type KeyboardEvent, type MouseEvent, memo, type PointerEventHandler } from "react";
import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import type { IconPath } from "../../../components/Icon/Icon.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { logoutIcon, pauseIcon, sortUpIcon, successIcon } from "../../../components/Icon/icons.ts";
import { yearChangeValueText, yearMoveText } from "../../../copy/members/yearChange.ts";
import { media, token } from "../../../tokens/theme.ts";

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
      {move !== "up" && <Icon path={moveIcons[move]} size="s" />}
      <span data-part="name">{name}</span>
      {move !== "up" ? <b data-part="what">{what}</b> : showsStep && <small data-part="step">{step}</small>}
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
  up: sortUpIcon,
  graduate: successIcon,
  stay: pauseIcon,
  leave: logoutIcon,
} as const satisfies Record<YearMove, IconPath>;

const looks = {
  up: { ink: token("primary-text"), ground: token("primary-soft"), edge: "transparent", line: "solid" },
  graduate: { ink: token("ink-2"), ground: token("surface-3"), edge: token("ink-2"), line: "solid" },
  stay: { ink: token("ink-2"), ground: token("surface"), edge: token("line-strong"), line: "dashed" },
  leave: { ink: token("warn"), ground: token("warn-soft"), edge: token("warn-mark"), line: "solid" },
} as const satisfies Record<YearMove, { ink: string; ground: string; edge: string; line: "solid" | "dashed" }>;

const tileStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  max-width: 100%;
  min-height: ${token("control-s")};
  padding: ${token("rule")} ${token("sp-2")};
  border: ${token("hairline")} solid;
  border-radius: ${token("r-s")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  text-align: start;

  ${Object.entries(looks)
    .map(
      ([move, { ink, ground, edge, line }]) =>
        `&[data-move="${move}"] { color: ${ink}; background: ${ground}; border: ${token("hairline")} ${line} ${edge}; }`,
    )
    .join("\n")}
  &:is(button):hover {
    text-decoration: underline;
  }
  & > [data-part="name"] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part="what"],
  & > [data-part="step"] {
    flex: none;
  }
  & > [data-part="step"] {
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  @media ${media.touch} {
    padding-inline: ${token("sp-3")};
    font-size: ${token("fs-body")};
  }
  @media ${media.forcedColors} {
    &[data-move] {
      border-color: ButtonBorder;
    }
    &[data-move="leave"] {
      border-style: double;
      border-width: ${token("edge")};
    }
  }
`;

const Tile = styled.button`
  ${tileStyle}
`;
const Plate = styled.span`
  ${tileStyle}
`;

import { type ComponentProps, cloneElement } from "react";
import { Tooltip as Bubble, Focusable, OverlayArrow, TooltipTrigger } from "react-aria-components/Tooltip";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type TooltipProps = {
  /** 短い一言。ここにしかないことは書かない。 */
  label: string;
  place?: "top" | "bottom" | "start" | "end";
  /** ボタンかリンクをひとつ。 */
  children: TriggerElement;
};

type TriggerElement = ComponentProps<typeof Focusable>["children"];

/** 絵だけのボタンの名前などを、重ねてしばらくか、キーボードで来たときに出す。 */
export function Tooltip({ label, place = "top", children }: TooltipProps) {
  // Without the browser's own tooltip. `cloneElement` loses the element's type, which stays the same.
  const untitled = cloneElement(children, noTitle) as TriggerElement;

  return (
    <TooltipTrigger delay={delayMs}>
      <Focusable>{untitled}</Focusable>
      <Plate placement={place} offset={gapPx}>
        <Arrow />
        {label}
      </Plate>
    </TooltipTrigger>
  );
}

const noTitle: object = { title: undefined };

/** Long enough not to open while the pointer crosses a row of buttons. */
const delayMs = 600;

/** Pixels, as the library measures; the width of the arrow. */
const gapPx = 9;

const Plate = styled(Bubble)`
  max-width: ${token("cell-m")};
  padding: ${token("sp-1")} ${token("sp-3")};
  border-radius: ${token("r-m")};
  border: ${token("hairline")} solid ${token("board-line")};
  background: ${token("board-2")};
  color: ${token("board-ink")};
  box-shadow: ${token("shadow-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
  pointer-events: none;

`;

const Arrow = styled(OverlayArrow)`
  width: ${token("mark")};
  height: ${token("mark")};
  background: ${token("board-2")};
  clip-path: polygon(0 0, 100% 0, 50% 60%);

  &[data-placement="bottom"] {
    rotate: 180deg;
  }
  &[data-placement="left"] {
    rotate: -90deg;
  }
  &[data-placement="right"] {
    rotate: 90deg;
  }
`;

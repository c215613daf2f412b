import { type RefObject, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";
import { CellErrorActions } from "./CellErrorActions.tsx";
import type { CellError } from "./cellError.ts";
import type { Position } from "./entry.ts";

export type CellErrorTipProps = {
  id: string;
  cellError: CellError;
  /** 表を横と縦に送る枠。 */
  frame: RefObject<HTMLElement | null>;
  onSettled: () => void;
};

/** マスのそばで、何がいけないかとひと押しの直しを出す。次に打つマスには重ならない。 */
export function CellErrorTip({ id, cellError, frame, onSettled }: CellErrorTipProps) {
  const card = useRef<HTMLDivElement>(null);
  const { message, state } = cellError.fieldError;
  const firstEnd = message.indexOf("。") + 1 || message.length;

  useLayoutEffect(() => {
    const place = () => putBeside(card.current, frame.current, cellError.place);
    place();
    window.addEventListener("resize", place);
    return () => window.removeEventListener("resize", place);
  });

  return (
    <Card ref={card} data-state={state}>
      <p id={id}>
        <Lead>{message.slice(0, firstEnd)}</Lead>
        {message.slice(firstEnd)}
      </p>
      <CellErrorActions cellError={cellError} onSettled={onSettled} keepsFocus />
    </Card>
  );
}

/** Places the card above the cell; at its side when there is no room above. */
function putBeside(card: HTMLElement | null, frame: HTMLElement | null, { row, column }: Position) {
  const cell = frame?.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`);
  const head = frame?.querySelector<HTMLElement>("thead");
  const name = frame?.querySelector<HTMLElement>("tbody th");
  if (!card || !frame || !head || !name || !cell) return;
  const start = frame.scrollLeft + name.offsetWidth;
  const end = cell.offsetLeft + cell.offsetWidth;
  const isRoomAbove = cell.offsetTop - card.offsetHeight >= frame.scrollTop + head.offsetHeight;
  const isRoomBefore = cell.offsetLeft - card.offsetWidth >= start;
  const side = isRoomAbove ? "above" : isRoomBefore ? "before" : "after";
  const left = { above: Math.max(start, end - card.offsetWidth), before: cell.offsetLeft, after: end };
  card.style.setProperty("--top", `${cell.offsetTop}px`);
  card.style.setProperty("--left", `${left[side]}px`);
  card.dataset.side = side;
}

const Card = styled.div`
  position: absolute;
  inset-block-start: var(--top);
  inset-inline-start: var(--left);
  z-index: ${token("z-sticky")};
  display: grid;
  gap: ${token("sp-2")};
  width: min(${token("cell-m")} + ${token("sp-10")}, 80vw);
  padding: ${token("sp-2")} ${token("sp-3")} ${token("sp-3")};
  border: ${token("hairline")} solid ${token("danger")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  box-shadow: ${token("shadow-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  &[data-side="above"] {
    transform: translateY(calc(-100% - ${token("sp-1")}));
  }
  &[data-side="before"] {
    transform: translateX(calc(-100% - ${token("sp-1")}));
  }
  &[data-side="after"] {
    transform: translateX(${token("sp-1")});
  }
  &[data-state="ask"] {
    border-color: ${token("warn-mark")};
  }
`;

const Lead = styled.b`
  color: ${token("danger")};

  [data-state="ask"] & {
    color: ${token("warn")};
  }
`;

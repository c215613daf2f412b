import type { ComponentPropsWithoutRef } from "react";
import styled, { createGlobalStyle } from "styled-components";
import { token } from "../../tokens/theme.ts";
import { publishHeight } from "../publishHeight.ts";

/** スマートフォンで、親指の届くところに置くボタンの列。一覧の行を選んでいる間は、その操作に場所を譲る。 */
export function ActionBar({ children, ...rest }: ComponentPropsWithoutRef<"div">) {
  return (
    <Bar {...rest} ref={keepRoom}>
      <RoomBelow />
      {children}
    </Bar>
  );
}

/** Lets the end of the page scroll clear of the buttons, in as many lines as they stand. */
const RoomBelow = createGlobalStyle`
  body { padding-block-end: var(--action-bar); }
`;
const keepRoom = publishHeight("--action-bar");

const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(${token("bottombar")} + env(safe-area-inset-bottom));
  z-index: ${token("z-bottombar")};
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  :root:has([data-bulk]) & {
    display: none;
  }
  @media (pointer: coarse) {
    :root:has(:is(input, textarea):focus) & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

import type { ReactNode } from "react";
import styled from "styled-components";
import { publishHeight } from "../../layout/publishHeight.ts";
import { token } from "../../tokens/theme.ts";

/** 画面の上に留まる一本の置き場所。外枠の見出しのすぐ下で、留まる表の見出しなどは、その下に留まる。 */
export function ShellBanner({ children }: { children: ReactNode }) {
  return <Bar ref={makeRoom}>{children}</Bar>;
}

const makeRoom = publishHeight("--banner");

const Bar = styled.div`
  position: sticky;
  inset-block-start: var(--shell-top);
  /* Below the header's popups. */
  z-index: calc(${token("z-sticky")} - 1);
  padding: ${token("sp-2")} ${token("sp-4")} 0;
  background: ${token("bg")};
`;

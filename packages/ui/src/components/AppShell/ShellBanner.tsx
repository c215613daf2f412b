import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 画面の上に留まる一本の置き場所。外枠の見出しのすぐ下。 */
export const ShellBanner = styled.div`
  position: sticky;
  inset-block-start: var(--sticky-top);
  /* Below the header's popups. */
  z-index: calc(${token("z-sticky")} - 1);
  padding: ${token("sp-2")} ${token("sp-4")} 0;
`;

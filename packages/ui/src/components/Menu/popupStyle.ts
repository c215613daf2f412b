import { css } from "styled-components";
import { keyframes } from "../../tokens/keyframes.ts";
import { media, token } from "../../tokens/theme.ts";

/** The frame of menus and popovers. */
export const popupStyle = css`
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - 2 * ${token("sp-3")});
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("ink")};
  box-shadow: ${token("shadow-2")};
  font-size: ${token("fs-body")};
  overflow: auto;
  outline: none;
  /* Not a transition: the behaviour library would wait for its end before it moves the focus in. */
  animation: ${keyframes("drop")} ${token("dur-2")} ${token("ease-out")};

  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

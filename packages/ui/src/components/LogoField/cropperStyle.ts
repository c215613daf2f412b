import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Styles that the cropper's layout needs. Its own style sheet would be inline, which the content policy refuses. */
export const cropperStyle = css`
  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  & .reactEasyCrop_Image {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
    /* As it will be shown where it is see-through. */
    background: ${token("board-ink")};
    will-change: transform;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    overflow: hidden;
    border: ${token("rule")} solid ${token("accent")};
    /* Dims everything outside the crop. */
    box-shadow: 0 0 0 9999em ${token("scrim")};
    transform: translate(-50%, -50%);
  }
  /* Two rings: one of them stands out from whatever the picture shows. */
  & .reactEasyCrop_CropArea:focus-visible {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: calc(-1 * ${token("edge")});
    border-color: ${token("focus-gap")};
    border-radius: 0;
  }
  @media ${media.forcedColors} {
    & .reactEasyCrop_CropArea {
      border-color: Highlight;
    }
  }
`;

import { css } from "styled-components";
import { media, token } from "../../../../tokens/theme.ts";

/** The marks of a cell: 「!」, 確認, 自己ベスト. Each has a shape of its own. */
export const markStyle = css`
  & [data-mark] {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: ${token("sp-2")};
    transform: translateY(-50%);
    font-style: normal;
    font-weight: ${token("fw-h3")};
    line-height: ${token("lh-h3")};
    pointer-events: none;
  }
  & [data-mark="error"] {
    display: grid;
    place-items: center;
    width: ${token("sp-5")};
    height: ${token("sp-5")};
    border-radius: ${token("r-s")};
    background: ${token("danger")};
    color: ${token("surface")};
    font-size: ${token("fs-body")};
  }
  & [data-mark="error"]::after {
    content: "!" / "";
  }
  & [data-mark="ask"] {
    padding: 0 ${token("sp-1")};
    border-radius: ${token("r-s")};
    background: ${token("warn")};
    color: ${token("surface")};
    font-size: ${token("fs-caption")};
  }
  & [data-mark="best"] {
    width: ${token("sp-4")};
    height: ${token("sp-4")};
    background: ${token("accent")};
    clip-path: polygon(0 0, 100% 0, 100% 60%, 50% 100%, 0 60%);
  }

  @media not all and ${media.desktop} {
    & [data-mark] {
      inset-inline-start: ${token("sp-1")};
    }
    & [data-mark="ask"] {
      width: ${token("mark")};
      height: ${token("mark")};
      padding: 0;
      overflow: hidden;
      border-radius: ${token("hairline")};
      font-size: 0;
      rotate: 45deg;
      transform: none;
      translate: 0 -50%;
    }
  }
  @media ${media.forcedColors} {
    & [data-mark] {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
  }
`;

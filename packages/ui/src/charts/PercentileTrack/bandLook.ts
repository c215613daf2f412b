import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

const hatch = (ink: string) =>
  `background: repeating-linear-gradient(-45deg, transparent 0 ${token("sp-1")}, ${ink} ${token("sp-1")} calc(${token("sp-1")} + ${token("hairline")}));`;

/** The middle half: tinted, and hatched in forced colours. */
export const bandLook = css`
  background: ${token("chart-band")};

  [data-print] & {
    ${hatch(token("line-strong"))}
  }
  @media print {
    ${hatch(token("line-strong"))}
  }
  @media ${media.forcedColors} {
    forced-color-adjust: none;
    ${hatch("CanvasText")}
  }
`;

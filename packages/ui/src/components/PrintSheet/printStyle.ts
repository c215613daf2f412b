import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** 8.25 points on paper; smaller than any text on a screen. */
export const paperCaption = `calc(${token("fs-caption")} * 0.92)`;

/** White ground, black ink, and nothing that needs a colour. */
export const paperStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  width: ${token("paper")};
  min-height: ${token("paper-long")};
  padding: ${token("sp-8")} calc(${token("sp-8")} + ${token("sp-1")});
  background: white;
  box-shadow: ${token("shadow-2")};
  color: black;
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-small")};

  --ink: black;
  --ink-2: black;
  --board: white;
  --board-ink: black;
  --board-lamp: white;

  /* Not our markup: what a page lays on the sheet. */
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & tr,
  & li,
  & svg {
    break-inside: avoid;
  }

  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
  @media print {
    border: 0;

    /* A hair less than the page, or the printer adds an empty one. */
    min-height: calc(${token("paper-long")} - ${token("rule")});
    box-shadow: none;

    &:not(:last-child) {
      break-after: page;
    }
  }
`;

import styled from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-1")} ${token("sp-3")} ${token("sp-2")};
  color: ${token("board-ink")};

  & > :is([role="group"], [data-part="group"]) {
    display: flex;
    align-items: center;
    gap: ${token("sp-1")};
  }
  & > [role="group"] {
    background: none;
    gap: 0;
  }
  @media ${media.mobile} {
    padding-inline: ${token("sp-2")};
    column-gap: ${token("sp-2")};

    /* The first row keeps the time and the full screen; speed and loop go below. */
    & > [role="group"],
    & > [role="group"] ~ [data-part="group"] {
      order: 1;
    }
  }
`;

export const Play = styled(IconButton)`
  border-radius: ${token("r-full")};
  background: ${token("accent")};
  color: ${token("accent-ink")};

  &:hover {
    background: ${token("accent-hover")};
  }
  &:disabled {
    background: ${token("surface-3")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid ButtonBorder;
  }
`;

export const Time = styled.span`
  ${figures}
  font-size: ${token("fs-num-s")};
  line-height: ${token("lh-label")};
  white-space: nowrap;

  & > [data-part="unit"] {
    font-family: ${token("font-sans")};
    font-size: ${token("fs-caption")};
  }
`;

export const Toggle = styled(Button)`
  &[aria-pressed="true"] {
    border-color: ${token("board-lamp")};
    outline: ${token("hairline")} solid ${token("board-lamp")};
    outline-offset: calc(-2 * ${token("hairline")});
    color: ${token("board-lamp")};
  }
  &:focus-visible {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: ${token("rule")};
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const End = styled.button`
  min-width: ${token("control-s")};
  min-height: ${token("control-s")};
  padding: 0;
  border: ${token("hairline")} dashed ${token("board-lamp")};
  border-radius: ${token("r-m")};
  background: none;
  color: ${token("board-lamp")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};

  &:hover {
    background: ${token("board-3")};
  }
`;

export const Full = styled(IconButton)`
  margin-inline-start: auto;
`;

import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Presets beside the months from tablet up, above the month on a phone; the decision below both. */
export const Layout = styled.div`
  display: grid;

  & > [data-part="presets"] {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${token("sp-1")};
    padding: ${token("sp-2")};
  }
  & [data-part="months"] {
    display: flex;
    gap: ${token("sp-5")};
    padding: ${token("sp-2")} ${token("sp-3")} ${token("sp-3")};
  }
  & > [data-part="foot"] {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${token("sp-2")};
    padding: ${token("sp-2")} ${token("sp-3")};
    border-block-start: ${token("hairline")} solid ${token("line")};
    background: ${token("surface")};
  }
  @media ${media.tablet} {
    grid-template-columns: auto 1fr;
    & > [data-part="presets"] {
      grid-template-columns: 1fr;
      align-content: start;
      border-inline-end: ${token("hairline")} solid ${token("line")};
    }
    & > [data-part="foot"] {
      grid-column: 1 / -1;
    }
  }
  @media ${media.mobile} {
    & > [data-part="foot"] > [type] {
      flex: 1;
    }
  }
`;

export const Preset = styled.button`
  min-height: ${token("control-m")};
  padding: 0 ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-s")};
  background: none;
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};

  &:hover {
    background: ${token("surface-3")};
  }
  &[aria-pressed="true"] {
    border-color: ${token("primary")};
    background: ${token("primary-soft")};
    color: ${token("primary-text")};
  }
  &:disabled {
    background: none;
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.tablet} {
    border-color: transparent;
    text-align: start;
    &[aria-pressed="true"] {
      border-color: transparent;
    }
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-2")};
  margin-inline-end: auto;
  font-size: ${token("fs-small")};

  @media ${media.mobile} {
    width: 100%;
  }
`;

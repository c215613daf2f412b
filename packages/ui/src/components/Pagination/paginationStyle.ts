import styled, { css } from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};

  @media ${media.mobile} {
    justify-content: space-between;
  }
`;

export const Size = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  white-space: nowrap;
`;

export const Span = styled.span`
  white-space: nowrap;
`;

export const Pages = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token("rule")};
  margin-inline-start: auto;

  @media ${media.mobile} {
    margin-inline: auto;
  }
`;

const figureStyle = css`
  ${figures}
  font-size: ${token("fs-body-lg")};
  font-weight: ${token("fw-num-s")};
`;

export const Figure = styled.b`
  ${figureStyle}
`;

const placeStyle = css`
  display: inline-grid;
  place-items: center;
  min-width: ${token("control-m")};
  min-height: ${token("control-m")};
`;

export const Gap = styled.span`
  ${placeStyle}
`;

export const Page = styled.button`
  ${figureStyle}
  ${placeStyle}
  padding: 0 ${token("sp-1")};
  border: 0;
  border-radius: ${token("r-m")};
  background: none;
  color: ${token("ink-2")};

  &:hover {
    background: ${token("surface-3")};
  }
  &[aria-current] {
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  &[aria-disabled="true"] {
    background: none;
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;

export const Position = styled(Figure)`
  ${placeStyle}
  padding: 0 ${token("sp-3")};
  border-radius: ${token("r-m")};
  background: ${token("ink")};
  color: ${token("ink-inverse")};
  white-space: nowrap;
`;

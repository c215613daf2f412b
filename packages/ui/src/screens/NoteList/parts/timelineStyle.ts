import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { figures, media, token } from "../../../tokens/theme.ts";

export const Item = styled.li`
  display: grid;
  grid-template-columns: calc(${token("sp-9")} + ${token("sp-1")}) auto minmax(0, 1fr);
  gap: 0 ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  scroll-margin-block: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-5")}) ${token("sp-10")};

  &[data-selected] {
    background: ${token("primary-soft")};
  }
  @media ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const Day = styled.div`
  display: grid;
  align-content: start;
  line-height: ${token("lh-caption")};

  @media ${media.mobile} {
    display: flex;
    grid-column: 1 / -1;
    align-items: baseline;
    gap: ${token("sp-2")};
  }
`;

export const ShortDate = styled.b`
  ${figures}
  font-size: ${token("fs-num-s")};
  white-space: nowrap;
`;

/** A base of the diamond: filled once somebody has answered. The line goes on to the next note. */
export const Mark = styled.i`
  position: relative;
  width: ${token("sp-3")};
  margin-block-start: ${token("sp-2")};

  &::before {
    content: "";
    position: absolute;
    inset-block-start: 0;
    width: ${token("sp-3")};
    height: ${token("sp-3")};
    border: ${token("rule")} solid ${token("primary")};
    background: ${token("surface")};
    rotate: 45deg;
  }
  &[data-answered]::before {
    background: ${token("primary")};
  }
  &::after {
    content: "";
    position: absolute;
    inset: calc(${token("sp-4")} + ${token("rule")}) auto calc(-1 * ${token("sp-7")}) calc(50% - ${token("hairline")});
    border-inline-start: ${token("rule")} solid ${token("line-2")};
  }
  ${Item}:last-child > &::after {
    content: none;
  }
  @media ${media.forcedColors} {
    &[data-answered]::before {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

export const Way = styled(Link)`
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;

  @media ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-height: ${token("touch")};
  }
`;

export const Replies = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
  margin-inline-start: auto;
`;

export const Count = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  color: ${token("ink-2")};
  ${figures}
`;

export const Answer = styled.div`
  display: grid;
`;

/** A person's own words. */
export const Words = styled.p`
  max-width: 38em;
  word-break: normal;
  line-break: strict;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  line-height: 1.75;

  &[data-comment] {
    padding-inline-start: ${token("sp-3")};
    border-inline-start: ${token("edge")} solid ${token("line-2")};
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
  }
`;

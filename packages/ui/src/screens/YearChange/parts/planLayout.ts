import styled from "styled-components";
import { media, token } from "../../../tokens/theme.ts";

/** Sticky beside a long list; between phone and laptop its panels stand side by side. */
export const SideColumn = styled.div`
  display: grid;
  align-content: start;
  gap: ${token("sp-3")};

  @media ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token("cell-l")}), 1fr));
    align-items: start;
    gap: ${token("sp-4")};
  }
  @media ${media.laptop} {
    position: sticky;
    inset-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});
    align-self: start;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Above a phone's tab bar, so that the main action is always in reach. */
export const RunBar = styled.div`
  position: sticky;
  inset-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
  z-index: ${token("z-sticky")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};
`;

export const Gap = styled.span`
  flex: 1;
`;

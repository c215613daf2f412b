import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { LinkTabs } from "../Tabs/LinkTabs.tsx";

export const Frame = styled.section`
  min-width: 0;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  & > [data-part="who"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")} ${token("sp-3")};
    padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-2")};
  }
  & [data-part="tools"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")};
  }
  & [data-part="mini"] {
    display: grid;
    place-items: center;
    flex: none;
    width: ${token("control-m")};
    height: ${token("control-m")};
    border-radius: ${token("r-m")};
  }
  & [data-part="mini"]:hover {
    background: ${token("surface-3")};
  }
  & > [data-part="ways"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("sp-4")};
    padding: 0 ${token("sp-4")};
  }
  & [data-part="print"] {
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: ${token("sp-2")};
    min-height: ${token("control-s")};
    margin-inline-start: auto;
    padding: 0 ${token("sp-3")};
    border-radius: ${token("r-m")};
    color: ${token("primary-text")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
  }
  & [data-part="print"]:hover {
    background: ${token("primary-soft")};
  }

  @media ${media.touch} {
    & > [data-part="ways"] {
      align-items: flex-end;
    }
    & > [data-part="ways"] > [role="group"] {
      margin-block-end: ${token("sp-1")};
    }
  }
  @media ${media.tablet} {
    & [data-part="mini"] {
      display: none;
    }
  }
  @media ${media.mobile} {
    & :is([data-part="tools"], [data-part="print"]) {
      display: none;
    }
    & > [data-part] {
      column-gap: ${token("sp-2")};
      padding-inline: ${token("sp-3")};
    }
  }
`;

export const Words = styled.div`
  flex: 1 1 0;
  min-width: ${token("cell-s")};
`;

export const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  font-size: ${token("fs-h1-header")};
  font-feature-settings: normal;
  line-height: ${token("lh-h1")};
  overflow-wrap: anywhere;
`;

/** Taller for a thumb than its line. */
export const ToProfile = styled(Link)`
  padding-block: ${token("sp-2")};
`;

export const Ways = styled(LinkTabs)`
  flex: 1 1 ${token("cell-m")};
`;

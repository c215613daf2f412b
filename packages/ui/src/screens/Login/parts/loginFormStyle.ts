import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { media, token } from "../../../tokens/theme.ts";

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-5")};
  width: 100%;
  max-width: ${token("form")};
  --control-field: ${token("control-xl")};
  --control-l: ${token("control-xl")};

  @media ${media.mobile} {
    max-width: none;
    gap: ${token("sp-4")};
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${token("sp-5")};

  & > [data-place] {
    align-self: start;
    margin-block: calc(-1 * ${token("sp-2")});
  }
  @media ${media.mobile} {
    gap: ${token("sp-4")};
  }
`;

export const Title = styled.h1`
  font-size: ${token("fs-display")};

  @media ${media.mobile} {
    font-size: ${token("fs-h1")};
  }
`;

export const Lead = styled.p`
  color: ${token("ink-2")};
`;

export const Forgotten = styled(Link)`
  align-self: center;
  padding-block: ${token("sp-2")};

  @media ${media.mobile} {
    padding-block: ${token("sp-3")};
  }
`;

export const Foot = styled.footer`
  padding-block-start: ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

export const PlayerSite = styled(Link)`
  display: inline-block;
  padding-block: ${token("sp-1")};

  @media ${media.mobile} {
    padding-block: ${token("sp-3")};
  }
`;

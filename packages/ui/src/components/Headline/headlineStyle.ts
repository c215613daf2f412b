import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** The frame of the head and of its skeleton. */
export const paperStyle = css`
  display: grid;
  align-items: center;
  min-width: 0;
  padding: ${token("sp-4")} ${token("sp-5")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  @media ${media.mobile} {
    padding: ${token("sp-4")} ${token("sp-3")};
  }
`;

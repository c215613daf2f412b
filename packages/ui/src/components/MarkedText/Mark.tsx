import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** 探した言葉の印。色だけでなく、下の線でも示す。 */
export const Mark = styled.mark`
  background: ${token("accent-soft")};
  box-shadow: inset 0 calc(-1 * ${token("rule")}) 0 ${token("accent")};
  color: inherit;

  @media ${media.forcedColors} {
    background: Mark;
    color: MarkText;
  }
`;

import styled from "styled-components";
import { figures, token } from "../../../../tokens/theme.ts";

/** 投げられる球数の一文。`data-off` は休みか、確認が先。 */
export const AllowedWords = styled.span`
  font-size: ${token("fs-small")};

  &[data-off] {
    color: ${token("danger")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
  }
  & > [data-part="count"] {
    margin-inline-end: ${token("rule")};
    ${figures}
    font-size: ${token("fs-num-l")};
    font-weight: ${token("fw-num-l")};
    line-height: 1;
  }
`;

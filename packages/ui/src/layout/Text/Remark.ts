import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 値や状態に添える、小さいが読ませる言葉。 */
export const Remark = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

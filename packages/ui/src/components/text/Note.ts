import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 数字や名前に添える、小さく控えめな言葉。 */
export const Note = styled.small`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

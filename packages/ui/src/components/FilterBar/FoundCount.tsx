import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 見つかった数。変わるたびに読み上げる。 */
export function FoundCount({ children }: { children: string | undefined }) {
  return children === undefined ? null : <Count role="status">{children}</Count>;
}

const Count = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  white-space: nowrap;
`;

import styled, { keyframes } from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 送信中の印。動きを減らす設定では止まった輪になる。 */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  flex: none;
  width: ${token("icon")};
  height: ${token("icon")};
  border: ${token("edge")} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${token("r-full")};
  animation: ${turn} 900ms linear infinite;
`;

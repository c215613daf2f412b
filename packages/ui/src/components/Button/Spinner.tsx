import styled from "styled-components";
import { keyframes } from "../../tokens/keyframes.ts";
import { token } from "../../tokens/theme.ts";

/** 送信中の印。動きを減らす設定では止まった輪になる。 */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

const Ring = styled.span`
  flex: none;
  width: ${token("icon")};
  height: ${token("icon")};
  border: ${token("edge")} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${token("r-full")};
  animation: ${keyframes("turn")} 900ms linear infinite;
`;

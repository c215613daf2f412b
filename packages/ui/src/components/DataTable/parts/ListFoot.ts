import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";

/** 一覧の下。スマートフォンでは、めったに使わないもの（書き出しなど）をここに置く。 */
export const ListFoot = styled.div`
  display: flex;
  padding: ${token("sp-2")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

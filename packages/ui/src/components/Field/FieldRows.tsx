import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type FieldRowsProps = ComponentPropsWithRef<"div">;

/** 設定の行（`layout="row"` の入力やスイッチ）を、罫で区切って積む。 */
export function FieldRows(props: FieldRowsProps) {
  return <Rows {...props} />;
}

const Rows = styled.div`
  container-type: inline-size;

  && > * {
    min-height: calc(${token("touch")} + ${token("sp-3")});
    padding-block: calc(${token("sp-3")} / 2);
    align-content: center;
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

type LabelTargetProps = Omit<ComponentPropsWithRef<"input">, "onFocus" | "readOnly" | "tabIndex">;

/**
 * 見出しを押したとき、送信でエラーの欄へ飛ぶときの受け手。値をフォームに渡し、フォーカスは最初の打つところへ送る。
 * 読み上げには出ない。
 */
export function LabelTarget(props: LabelTargetProps) {
  return (
    <Hidden
      {...props}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      onFocus={(event) => event.currentTarget.parentElement?.querySelector<HTMLElement>("[role=spinbutton]")?.focus()}
    />
  );
}

const Hidden = styled.input`
  position: absolute;
  width: ${token("hairline")};
  height: ${token("hairline")};
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

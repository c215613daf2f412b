import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { SheetHead } from "../Dialog/SheetHead.tsx";

export type FilterSheetProps = {
  title: string;
  /** 条件をすべて初めに戻す。条件がなければ渡さない。 */
  reset?: { label: string; onReset: () => void } | undefined;
  /** 閉じて結果を見るボタンの言葉。件数を入れる。 */
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** スマートフォンで条件を選ぶ、下から出るシート。選ぶとすぐに効く。 */
export function FilterSheet({ title, reset, done, onClose, children }: FilterSheetProps) {
  const titleId = useId();

  return (
    <Dialog place="sheet" aria-labelledby={titleId} onClose={onClose}>
      <Sheet>
        <SheetHead
          title={title}
          titleId={titleId}
          aside={
            reset && (
              <Button variant="ghost" size="s" onClick={reset.onReset}>
                {reset.label}
              </Button>
            )
          }
          onClose={onClose}
        />
        <div data-part="fields">{children}</div>
        <Foot>
          <Button variant="primary" size="l" wide onClick={onClose}>
            {done}
          </Button>
        </Foot>
      </Sheet>
    </Dialog>
  );
}

const Sheet = styled.div`
  /* The sheet's handle stays above the head. */
  &::before {
    content: "";
    position: sticky;
    inset-block-start: ${token("sp-2")};
    z-index: ${token("z-sticky")};
    display: block;
    width: ${token("sp-8")};
    height: ${token("sp-1")};
    margin: ${token("sp-2")} auto calc(-1 * (${token("sp-2")} + ${token("sp-1")}));
    border-radius: ${token("r-full")};
    background: ${token("line-2")};
  }
  & > [data-part="fields"] {
    display: flex;
    flex-direction: column;
    gap: ${token("sp-4")};
    padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-5")};
  }
`;

const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  background: ${token("surface")};
`;

import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";

export type FilterSheetProps = {
  title: string;
  /** 条件をすべて初めに戻す。条件がなければ渡さない。 */
  reset?: { label: string; onReset: () => void } | undefined;
  /** 閉じて結果を見るボタンの言葉。件数を入れる。 */
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** スマートフォンで条件を選ぶ、下から出る紙。選ぶとすぐに効く。 */
export function FilterSheet({ title, reset, done, onClose, children }: FilterSheetProps) {
  const titleId = useId();

  return (
    <Dialog place="sheet" aria-labelledby={titleId} onClose={onClose}>
      <Sheet>
        <header>
          <h2 id={titleId}>{title}</h2>
          {reset && (
            <Button variant="ghost" onClick={reset.onReset}>
              {reset.label}
            </Button>
          )}
        </header>
        <div data-part="fields">{children}</div>
        <footer>
          <Button variant="primary" size="l" wide onClick={onClose}>
            {done}
          </Button>
        </footer>
      </Sheet>
    </Dialog>
  );
}

const Sheet = styled.div`
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    padding: ${token("sp-2")} ${token("sp-2")} 0 ${token("sp-4")};
  }
  & h2 {
    font-size: ${token("fs-h2")};
  }
  & > [data-part="fields"] {
    display: flex;
    flex-direction: column;
    gap: ${token("sp-4")};
    padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-5")};
  }
  & > footer {
    position: sticky;
    inset-block-end: 0;
    padding: ${token("sp-3")} ${token("sp-4")};
    border-block-start: ${token("hairline")} solid ${token("line")};
    background: ${token("surface")};
  }
`;

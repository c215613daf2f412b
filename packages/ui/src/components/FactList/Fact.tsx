import type { ReactNode } from "react";

export type FactProps = {
  term: string;
  /** 行の右端の行動。 */
  action?: ReactNode;
  children: ReactNode;
};

/** 名前と中身の一組。`FactList` の中に置く。 */
export function Fact({ term, action, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {action && <span data-part="action">{action}</span>}
      </dd>
    </div>
  );
}

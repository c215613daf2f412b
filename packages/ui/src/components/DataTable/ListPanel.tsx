import type { ReactNode } from "react";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media } from "../../tokens/theme.ts";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { ListFoot } from "./parts/ListFoot.ts";
import { TableSkeleton } from "./parts/TableSkeleton.tsx";

export type ListPanelProps<List> = {
  list: Loadable<List>;
  /** 表の名前。 */
  label: string;
  /** 一ページの行の数。 */
  size: number;
  /** 一行もないとき、表のかわりに見せるもの。 */
  empty: ReactNode;
  footer?: ReactNode;
  /** スマートフォンで、表の下に置く行動。 */
  foot?: ReactNode;
  /** 届いたものの表。 */
  children: (list: List) => ReactNode;
  onRetry: () => void;
};

/** 表のパネル。届くまで、届かなかったとき、一行もないとき。 */
export function ListPanel<List>(props: ListPanelProps<List>) {
  const { list, label, size, empty, footer, foot, children, onRetry } = props;
  const isMobile = useMedia(media.mobile);

  return (
    <Panel flush aria-label={label} footer={footer}>
      {list.status === "loading" && <TableSkeleton rows={size} />}
      {list.status === "failed" && <ErrorState code={list.code} onRetry={onRetry} />}
      {empty}
      {list.status === "ready" && !empty && children(list.value)}
      {isMobile && foot && <ListFoot>{foot}</ListFoot>}
    </Panel>
  );
}

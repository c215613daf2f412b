import type { Ball, DateRange, GradeGroup } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { Page } from "../../layout/Page/Page.tsx";
import { ListPanel, type ListPanelProps } from "../DataTable/ListPanel.tsx";
import { NationalOff } from "./NationalOff.tsx";
import { RankingBar, type RankingBarProps } from "./RankingBar.tsx";

type Ranked = { ball: Ball | null; range: DateRange; national?: boolean; grade?: GradeGroup | null };

export type RankingPageProps<Kind extends string, Ranking extends Ranked> = Omit<
  RankingBarProps<Kind>,
  "ball" | "stage" | "range"
> &
  Omit<ListPanelProps<Ranking>, "foot"> & {
    /** 表の上のまとめ。読み込み中も見せる。 */
    summary: ReactNode;
  };

/** 順位の画面の骨組み。条件、まとめ、順位の表。 */
export function RankingPage<Kind extends string, Ranking extends Ranked>(props: RankingPageProps<Kind, Ranking>) {
  const { list, label, size, empty, summary, footer, children, onRetry, ...bar } = props;
  const ready = list.status === "ready" ? list.value : null;
  const asked = bar.conditions.grade === "all" ? null : bar.conditions.grade;
  const stage = asked ?? (ready ? (ready.grade ?? null) : undefined);

  return (
    <Page>
      <RankingBar {...bar} ball={ready?.ball ?? bar.conditions.ball} stage={stage} range={ready?.range} />
      {ready?.national === false && <NationalOff />}
      {list.status !== "failed" && !empty && summary}
      <ListPanel {...{ list, label, size, empty, footer, children, onRetry }} foot={bar.end} />
    </Page>
  );
}

import type { Member, SportType } from "@kyuseki/domain";
import type { ReactNode } from "react";
import type { Loadable } from "../../state/loadable.ts";
import { photoSrc } from "../Avatar/photoSrc.ts";
import type { SpanChoiceProps } from "../SpanChoice/SpanChoice.tsx";
import type { ReportPeriodProps } from "./ReportPeriod.tsx";

export type ReportMode = "batting" | "pitching";
export const reportTabs = ["summary", "results", "ai_stats"] as const;
export type ReportTab = (typeof reportTabs)[number];
export type ReportNeighbour = { id: number; name: string };

export type ReportFrameProps = {
  /** だれのレポートか。いなければ、中身の代わりにそう言う。 */
  player: Loadable<Member>;
  /** 選手の写真のあるところ。使わないチームでは渡さない。 */
  photos?: string | null;
  sportType: SportType;
  mode: ReportMode;
  tab: ReportTab;
  /** サマリーと AIスタッツの期間。打撃と投球を切り替えても続く。結果は渡さない。 */
  period?: ReportPeriodProps | SpanChoiceProps | undefined;
  /** メンバーリストの並びで前後の選手。端では null。 */
  previous: ReportNeighbour | null;
  next: ReportNeighbour | null;
  onPlayerRetry: () => void;
  children: ReactNode;
};

/** 届いた選手の写真。 */
export const playerPhoto = ({ player, photos }: Pick<ReportFrameProps, "player" | "photos">): string | null =>
  player.status === "ready" ? photoSrc(photos, player.value) : null;

/** 画面が自分では決めず、そのまま枠に渡すもの。 */
export type ReportFrameAround = Pick<
  ReportFrameProps,
  "player" | "photos" | "sportType" | "previous" | "next" | "onPlayerRetry"
>;

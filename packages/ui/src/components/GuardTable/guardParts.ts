import type { GuardedPlayer } from "@kyuseki/domain";
import type { GuardWeek } from "@kyuseki/domain/pitchGuard";
import type { GuardGroup } from "./guardGroups.ts";
import type { StateCellProps } from "./StateCell.tsx";

/** How the table is to be read. */
export type GuardReading = {
  /** 今日（日本時間）。 */
  today: string;
  week: GuardWeek;
  /** 注意とする割合（%）。 */
  caution: number;
  /** 何日あとに投げられる球数を見るか。1は明日。 */
  days: number;
  onFinishedBatter: StateCellProps["onFinishedBatter"];
  /** 選手の記録を開く。 */
  onOpen: (player: GuardedPlayer) => void;
};

/** What both layouts of the table are rendered from. */
export type GuardParts = GuardReading & { groups: readonly GuardGroup[] };

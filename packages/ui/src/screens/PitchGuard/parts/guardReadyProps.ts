import type { GuardedPlayer, SportType } from "@kyuseki/domain";
import type { GuardTableProps } from "../../../components/GuardTable/GuardTable.tsx";
import type { OnDevice } from "../../../components/SavedOnDevice/SavedOnDevice.tsx";
import type { GuardExportProps } from "./GuardExport.tsx";
import type { GuardFiltersProps } from "./GuardFilters.tsx";
import type { UnsentCount } from "./UnsentCounts.tsx";

export type GuardReadyProps = Omit<GuardFiltersProps, "shown" | "toExport"> & {
  /** 今日（日本時間）。圏外では、届いたものの日より先のこともある。 */
  today: string;
  /** 絞り込んだ後の選手。 */
  players: readonly GuardedPlayer[];
  teamName: string;
  sportType: SportType;
  isManager: boolean;
  onFinishedBatter: GuardTableProps["onFinishedBatter"];
  /** この端末で送信を待っている投球数の記録。下の数字には入っていない。 */
  unsent: readonly UnsentCount[];
  onDevice: OnDevice;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: NonNullable<GuardExportProps["onExport"]>;
};

import type { MemberDetail } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { memberDetailText } from "../../copy/memberDetail.ts";
import { StatBoard } from "../StatBoard/StatBoard.tsx";
import type { Stat } from "../StatBoard/stat.ts";

export type RecordBoardProps = { records: MemberDetail["records"] };

/** これまでで一番の球速と打球速度（EN-5）。測っていないものは出さず、どちらもなければ何も出さない。 */
export function RecordBoard({ records }: RecordBoardProps) {
  const { formatMessage } = useIntl();
  const stat = (id: keyof typeof records, label: string): Stat[] => {
    const value = records[id];
    return value === null ? [] : [{ id, label, value, digits: 1, unit: "km/h" }];
  };
  const stats = [
    ...stat("pitch_speed", formatMessage(memberDetailText.pitchSpeed)),
    ...stat("batted_ball_speed", formatMessage(memberDetailText.battedBallSpeed)),
  ];

  if (stats.length === 0) return null;
  return <StatBoard aria-label={formatMessage(memberDetailText.records)} stats={stats} highlight="none" />;
}

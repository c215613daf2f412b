import type { MemberDetail } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { memberDetailText, memberDetailValueText } from "../../copy/members/memberDetail.ts";
import { useBattingWords } from "../ReportFrame/useBattingWords.ts";
import { StatGrid } from "../StatGrid/StatGrid.tsx";
import type { Stat } from "../StatGrid/stat.ts";

export type RecordPanelProps = { records: MemberDetail["records"] };

/** 全期間で一番の球速と打球速度（EN-5）と、何で測ったか。測っていないものは出さず、どちらもなければ何も出さない。 */
export function RecordPanel({ records: { pitch_speed, batted_ball_speed } }: RecordPanelProps) {
  const { formatMessage } = useIntl();
  const { ballWord, poolWord } = useBattingWords();
  const stat = (id: keyof typeof memberDetailText, value: number, measured: string): Stat => ({
    id,
    label: formatMessage(memberDetailText[id]),
    value,
    digits: 1,
    unit: "km/h",
    note: formatMessage(memberDetailValueText.allTime, { measured }),
  });
  const stats = [
    ...(pitch_speed ? [stat("pitchSpeed", pitch_speed.value, ballWord(pitch_speed.ball))] : []),
    ...(batted_ball_speed ? [stat("battedBallSpeed", batted_ball_speed.value, poolWord(batted_ball_speed))] : []),
  ];

  if (stats.length === 0) return null;
  return <StatGrid aria-label={formatMessage(memberDetailText.records)} stats={stats} highlight="none" />;
}

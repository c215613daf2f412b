import { recentDays, type TrainingReportRow } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { DotStrip, type DotStripProps } from "../../../components/DotStrip/DotStrip.tsx";
import { trainingReportValueText } from "../../../copy/practice/trainingReport.ts";
import { dotLevels } from "./dotLevels.ts";

type RecentProps = Pick<DotStripProps, "size"> & { member: TrainingReportRow; today: string };

/** 直近14日の升。 */
export function Recent({ member, today, ...rest }: RecentProps) {
  const { formatMessage } = useIntl();
  const done = member.recent.filter((minutes) => minutes !== null).length;

  return (
    <DotStrip
      {...rest}
      days={dotLevels(member, today)}
      summary={formatMessage(trainingReportValueText.strip, { done, days: recentDays })}
    />
  );
}

import { useIntl } from "react-intl";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import { csvCheckText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { shortRange } from "../../../format/calendar.ts";
import type { CsvCheckState } from "./csvStage.ts";

/** 何球を取り込み、何球を取り込まないか。 */
export function CheckFigures({ check }: { check: CsvCheckState }) {
  const { formatMessage } = useIntl();
  const { take, repeated, players, days, asked, certain, unknownBalls, refused } = check;
  const open = [...asked, ...certain].filter(({ match, left }) => match.state !== "matched" || left).length;
  const balls = formatMessage(csvCheckText.balls);

  return (
    <StatGrid
      stats={[
        {
          id: "take",
          label: formatMessage(csvCheckText.take),
          value: repeated.status === "loading" ? null : take,
          unit: balls,
          note: days && formatMessage(csvValueText.players, { count: players, days: shortRange(days) }),
        },
        {
          id: "repeated",
          label: formatMessage(csvCheckText.repeated),
          value: repeated.status === "ready" ? repeated.value : null,
          unit: balls,
          note: formatMessage(csvCheckText.sameBall),
        },
        {
          id: "unknown",
          label: formatMessage(csvCheckText.unknown),
          value: unknownBalls,
          unit: balls,
          note: open > 0 ? formatMessage(csvValueText.names, { count: open }) : undefined,
        },
        {
          id: "refused",
          label: formatMessage(csvCheckText.refused),
          value: refused.length,
          unit: formatMessage(csvCheckText.rows),
          note: refused.length > 0 ? formatMessage(csvCheckText.reasons) : undefined,
        },
      ]}
    />
  );
}

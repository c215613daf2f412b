import type { FarSession } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { csvReportText, csvReportValueText } from "../../../copy/analyzer/csvReport.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { shortDate } from "../../../format/date.ts";

type FarBannerProps = { far: readonly FarSession[]; nameOf: (memberId: number) => string };

/** いつもの速さから遠い日。単位か選手がちがうかもしれない。 */
export function FarBanner({ far, nameOf }: FarBannerProps) {
  const { formatMessage } = useIntl();
  const told = far.slice(0, most);

  return (
    <Banner tone="w">
      {told.map(({ memberId, mode, day, kmh, usualKmh }) => (
        <p key={`${memberId} ${mode} ${day}`}>
          {formatMessage(csvReportValueText.far, {
            name: nameOf(memberId),
            day: shortDate(day),
            mode: formatMessage(mode === 1 ? measureText.exitSpeed : measureText.pitchSpeed),
            kmh,
            usual: usualKmh,
            percent: Math.round((Math.abs(kmh - usualKmh) / usualKmh) * 100),
            way: kmh > usualKmh ? "fast" : "slow",
          })}
        </p>
      ))}
      {far.length > most && <p>{formatMessage(csvReportValueText.moreFar, { count: far.length - most })}</p>}
      <p>{formatMessage(csvReportText.check)}</p>
    </Banner>
  );
}

/** More of them say nothing new. */
const most = 4;

import type { CsvCheck } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { Banner } from "../../../../components/Banner/Banner.tsx";
import { csvReportText, csvReportValueText } from "../../../../copy/analyzer/csvReport.ts";
import { measureText } from "../../../../copy/controls/measures.ts";
import { shortDate } from "../../../../format/date.ts";

type TakenBannerProps = Pick<CsvCheck, "taken"> & { nameOf: (memberId: number) => string };

/** ほかの選手の記録にもうある日。同じファイルを、別の選手に取り込もうとしているのかもしれない。 */
export function TakenBanner({ taken, nameOf }: TakenBannerProps) {
  const { formatMessage } = useIntl();

  return (
    <Banner tone="w">
      {taken.slice(0, most).map(({ member_id, mode, day, balls, owner_id }) => (
        <p key={`${member_id} ${mode} ${day}`}>
          {formatMessage(csvReportValueText.taken, {
            name: nameOf(member_id),
            day: shortDate(day),
            mode: formatMessage(mode === 1 ? measureText.batting : measureText.pitching),
            balls,
            owner: nameOf(owner_id),
          })}
        </p>
      ))}
      <p>{formatMessage(csvReportText.takenCheck)}</p>
    </Banner>
  );
}

/** More of them say nothing new. */
const most = 4;

import type { DateRange } from "@kyuseki/domain";
import type { ExpectedBases, Stat } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { InsufficientData } from "../../../charts/AiStats/InsufficientData.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { aiLackText, aiStatsText, aiStatsValueText } from "../../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../../format/calendar.ts";
import { decimal } from "../../../format/decimal.ts";
import { FigureRow, Words } from "./figureRow.ts";

export type ExpectedBasesPanelProps = {
  bases: Stat<ExpectedBases>;
  /** 期間の実打の球数。角度のない球も数える。 */
  live: number;
  range: DateRange;
  /** ほかのチームの選手の速さも使って読み替えた。 */
  isNationwide: boolean;
  /** 性別が未回答で、比べる相手を選べない。 */
  isGenderUnknown: boolean;
};

/** 実打の速度と角度から見込む塁打。足りないときは、実打のうち何が数に入らないかを言う。 */
export function ExpectedBasesPanel({ bases, live, range, isNationwide, isGenderUnknown }: ExpectedBasesPanelProps) {
  const { formatMessage } = useIntl();
  if (!bases.enough && bases.of === "players" && isGenderUnknown) {
    return (
      <Panel title={formatMessage(aiStatsText.expected)}>
        <p>{formatMessage(aiLackText.noGender)}</p>
      </Panel>
    );
  }
  return (
    <Panel title={formatMessage(aiStatsText.expected)}>
      {bases.enough ? (
        <FigureRow>
          <UnitNumber value={bases.bases} unit={formatMessage(aiStatsText.expectedUnit)} digits={1} size="xl" />
          <Words>
            <Tag>{formatMessage(aiStatsText.reference)}</Tag>{" "}
            {formatMessage(aiStatsValueText.expected, {
              dates: shortRange(range),
              count: bases.n,
              low: decimal(bases.interval.low, 1),
              high: decimal(bases.interval.high, 1),
            })}
            {isNationwide && formatMessage(aiStatsText.scaleNation)}
          </Words>
        </FigureRow>
      ) : (
        <InsufficientData
          layout="row"
          lack={bases.of === "balls" ? { ...bases, of: "liveBalls" } : bases}
          note={
            bases.of === "balls"
              ? formatMessage(aiLackText.fewFlights, { live, have: bases.have })
              : formatMessage(aiLackText[bases.of === "players" ? "noPeers" : "oneDay"], { live })
          }
        />
      )}
    </Panel>
  );
}

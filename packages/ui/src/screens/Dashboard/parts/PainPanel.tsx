import type { MemberPain } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Meter } from "../../../components/Meter/Meter.tsx";
import { usePainWords } from "../../../components/PainReport/usePainWords.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { dashboardValueText, painReportText } from "../../../copy/practice/dashboard.ts";
import { painText, painValueText } from "../../../copy/practice/pain.ts";
import { longDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { PlayerIdentity } from "./PlayerIdentity.tsx";
import { ReportRowNote } from "./ReportRow.ts";

/** 痛みの報告。新しい順に。診断はしない。 */
export function PainPanel({ reports }: { reports: readonly MemberPain[] }) {
  const { formatMessage } = useIntl();
  const { placeOf } = usePainWords();

  return (
    <Panel
      title={formatMessage(painReportText.title)}
      caption={formatMessage(painReportText.days)}
      flush
      footer={<small>{formatMessage(painText.ask)}</small>}
    >
      <ul>
        {reports.slice(0, mostReports).map((report) => (
          <PanelRow key={report.member.id}>
            <PlayerIdentity member={report.member} day={report.date} />
            <What>
              <Said>{placeOf(report)}</Said>
              <ReportRowNote>{[longDate(report.date), report.note].filter(Boolean).join("・")}</ReportRowNote>
            </What>
            <Degree>
              <Meter value={report.pain} max={10} tone={report.pain >= strong ? "danger" : "warn"} />
              <Said>{formatMessage(painValueText.degree, { pain: report.pain })}</Said>
            </Degree>
          </PanelRow>
        ))}
        {reports.length > mostReports && (
          <PanelRow>
            <ReportRowNote>
              {formatMessage(dashboardValueText.rest, { rest: reports.length - mostReports })}
            </ReportRowNote>
          </PanelRow>
        )}
      </ul>
    </Panel>
  );
}

const mostReports = 10;
/** From the middle of the scale on. */
const strong = 5;

const What = styled.span`
  display: grid;
  flex: 2 1 calc(${token("cell-s")} + ${token("sp-8")});
`;

const Degree = styled.span`
  display: grid;
  grid-template-columns: calc(${token("sp-10")} + ${token("sp-6")}) auto;
  align-items: center;
  gap: ${token("sp-3")};
`;

const Said = styled.b`
  font-size: ${token("fs-small")};
`;

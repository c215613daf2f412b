import type { MemberPain } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Meter } from "../../components/Meter/Meter.tsx";
import { usePainWords } from "../../components/PainReport/usePainWords.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { dashboardValueText, painReportText } from "../../copy/dashboard.ts";
import { painText, painValueText } from "../../copy/training.ts";
import { longDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { PlayerWho } from "./PlayerWho.tsx";
import { reportRowStyle } from "./reportRowStyle.ts";

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
      <Rows>
        {reports.slice(0, mostReports).map((report) => (
          <li key={report.member.id}>
            <PlayerWho member={report.member} day={report.date} />
            <span data-part="what">
              <b>{placeOf(report)}</b>
              <small>{[longDate(report.date), report.note].filter(Boolean).join("・")}</small>
            </span>
            <span data-part="degree">
              <Meter value={report.pain} max={10} tone={report.pain >= strong ? "danger" : "warn"} />
              <b>{formatMessage(painValueText.degree, { pain: report.pain })}</b>
            </span>
          </li>
        ))}
        {reports.length > mostReports && (
          <li>
            <small>{formatMessage(dashboardValueText.rest, { rest: reports.length - mostReports })}</small>
          </li>
        )}
      </Rows>
    </Panel>
  );
}

const mostReports = 10;
/** From the middle of the scale on. */
const strong = 5;

const Rows = styled.ul`
  ${reportRowStyle}

  & [data-part="what"] {
    display: grid;
    flex: 2 1 10rem;
  }
  & [data-part="degree"] {
    display: grid;
    grid-template-columns: 6rem auto;
    align-items: center;
    gap: ${token("sp-3")};
  }
  & b {
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-h3")};
  }
`;

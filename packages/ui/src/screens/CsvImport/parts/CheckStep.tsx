import { memberName } from "@kyuseki/domain";
import type { ColumnReport, CsvWhole } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { downloadText } from "../../../components/ExportButton/downloadText.ts";
import { downloadIcon, refreshIcon } from "../../../components/Icon/icons.ts";
import { ProgressBar } from "../../../components/ProgressBar/ProgressBar.tsx";
import { csvCheckText, csvFactText, csvText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { csvReportText } from "../../../copy/analyzer/csvReport.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useSending } from "../../../state/useSending.ts";
import { StepColumns } from "../StepColumns.tsx";
import { CheckFigures } from "./CheckFigures.tsx";
import { ErrorPanel } from "./check/ErrorPanel.tsx";
import { TakenBanner } from "./check/TakenBanner.tsx";
import { useCheckRows } from "./check/useCheckRows.ts";
import type { CsvStepProps } from "./csvImportProps.ts";
import type { CsvCheckState, OpenedCsv } from "./csvStage.ts";
import { DoubtChoices } from "./DoubtChoices.tsx";
import { FarBanner } from "./FarBanner.tsx";
import { FileFacts } from "./FileFacts.tsx";
import { NameChoices } from "./NameChoices.tsx";
import { CertainNames } from "./names/CertainNames.tsx";
import { ReportPanel } from "./ReportPanel.tsx";
import { StepActions } from "./StepActions.tsx";
import { WholeFields } from "./WholeFields.tsx";

type CheckStepProps = Omit<CsvStepProps, "stage" | "onMembersRetry"> & {
  file: OpenedCsv;
  check: CsvCheckState;
  report: ColumnReport;
  whole: CsvWhole;
};

/** 取り込むとどうなるか。わからない名前を選び、取り込まない行を確かめる。 */
export function CheckStep(props: CheckStepProps) {
  const {
    file,
    check,
    report,
    whole,
    members,
    sportType,
    onDoubtAnswer,
    onBack,
    onRestart,
    onChoose,
    onLeaveRow,
    onWholeChange,
  } = props;
  const { onKnownRetry, onRefusedRows, onImport } = props;
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const saving = useSending();
  const balls = check.take;
  const isUnanswered = check.doubts.some(({ answer }) => answer === null);
  // Without the server's answer nobody was asked about balls that may be there already.
  const isWaiting = check.repeated.status === "loading" || (check.repeated.status === "failed" && check.isUntimed);
  const nameOf = (memberId: number) => {
    const member = members.find(({ id }) => id === memberId);
    return member ? memberName(member) : "";
  };
  const rows = useCheckRows(check, file.header, members);
  const leftOut = rows.filter(({ outcome }) => outcome !== "taken");

  const handleSave = () =>
    saving.send(async () => {
      const reasons = new Map(
        leftOut.map(({ row, reason, outcome }) => [
          row,
          outcome === "left" ? formatMessage(csvCheckText.leftByHand) : reason,
        ]),
      );
      const text = await onRefusedRows(reasons, formatMessage(csvCheckText.reasonColumn));
      downloadText(text, formatMessage(csvCheckText.file));
    });
  const handleImport = () => {
    if (balls > 0 && !isWaiting && !isUnanswered) void send(onImport);
  };

  return (
    <>
      <CheckFigures check={check} />
      {check.taken.length > 0 && <TakenBanner taken={check.taken} nameOf={nameOf} />}
      {check.far.length > 0 && <FarBanner far={check.far} nameOf={nameOf} />}
      {check.repeated.status === "failed" && (
        <Banner tone="w">
          {formatMessage(csvCheckText.uncompared)}
          <Button size="s" icon={refreshIcon} onClick={onKnownRetry}>
            {formatMessage(csvCheckText.retry)}
          </Button>
        </Banner>
      )}
      <StepColumns
        inert={busy}
        open={
          <>
            {check.asked.length > 0 && <NameChoices asked={check.asked} members={members} onChoose={onChoose} />}
            {check.certain.length > 0 && <CertainNames certain={check.certain} members={members} onChoose={onChoose} />}
            {check.doubts.length > 0 && (
              <DoubtChoices doubts={check.doubts} nameOf={nameOf} onDoubtAnswer={onDoubtAnswer} />
            )}
            <WholeFields
              whole={whole}
              sportType={sportType}
              asksBattingType={check.asksBattingType}
              onWholeChange={onWholeChange}
            />
          </>
        }
        table={
          <Stack gap="m">
            <ReportPanel report={report} header={file.header} />
            <ErrorPanel
              rows={rows}
              onLeaveRow={onLeaveRow}
              footer={
                leftOut.length > 0 && (
                  <Button icon={downloadIcon} busy={saving.busy} onClick={() => void handleSave()}>
                    {formatMessage(csvCheckText.save)}
                  </Button>
                )
              }
            >
              <FailureBanner failure={saving.failure} />
            </ErrorPanel>
          </Stack>
        }
        facts={
          <FileFacts
            file={file}
            action={
              <Button variant="ghost" size="s" onClick={onBack}>
                {formatMessage(csvFactText.change)}
              </Button>
            }
          />
        }
      />
      <FailureBanner failure={failure} />
      {isUnanswered && <Banner tone="w">{formatMessage(csvReportText.openDoubts)}</Banner>}
      {busy && <ProgressBar label={formatMessage(csvCheckText.importing)} done={null} total={balls} />}
      <StepActions>
        <Button aria-disabled={busy || undefined} onClick={() => !busy && onRestart()}>
          {formatMessage(csvText.again)}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={balls === 0 || isWaiting || isUnanswered || undefined}
          onClick={handleImport}
        >
          {balls > 0 ? formatMessage(csvValueText.import, { count: balls }) : formatMessage(csvCheckText.nothing)}
        </Button>
      </StepActions>
    </>
  );
}

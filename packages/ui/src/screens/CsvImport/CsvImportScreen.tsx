import { useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { LaterPanel } from "../../components/Panel/LaterPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ProgressBar } from "../../components/ProgressBar/ProgressBar.tsx";
import { Steps } from "../../components/Steps/Steps.tsx";
import { csvText, csvValueText } from "../../copy/analyzer/csvImport.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { useLaterPart } from "../../state/useLaterPart.ts";
import { token } from "../../tokens/theme.ts";
import type { CsvImportScreenProps } from "./parts/csvImportProps.ts";
import type { CsvStage } from "./parts/csvStage.ts";
import { FileStep } from "./parts/FileStep.tsx";
import { History } from "./parts/History.tsx";
import { fetchLaterSteps } from "./parts/parts.ts";

export type { NewestBall } from "./parts/analysisHref.ts";
export type { CsvImportScreenProps } from "./parts/csvImportProps.ts";
export type { CsvAnswers, CsvCheckState, CsvStage, OpenedCsv } from "./parts/csvStage.ts";

/** 機器のファイルを選び、列と選手を確かめ、まとめて取り込む。一回ぶんずつ取り消せる。 */
export function CsvImportScreen(props: CsvImportScreenProps) {
  const { stage, onRestart, loadPart } = props;
  const { formatMessage } = useIntl();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(stage.step);
  const laterSteps = useLaterPart(loadPart, fetchLaterSteps);

  // The pressed button disappears with its step, so the result takes the focus.
  useLayoutEffect(() => {
    if (shown.current !== stage.step && stage.step !== "done") top.current?.focus();
    shown.current = stage.step;
  }, [stage.step]);

  return (
    <Page>
      <Top ref={top} tabIndex={-1}>
        <Steps
          label={formatMessage(csvText.steps)}
          steps={[csvText.stepFile, csvText.stepMap, csvText.stepCheck, csvText.stepDone].map((step) =>
            formatMessage(step),
          )}
          current={places[stage.step]}
        />
      </Top>
      {stage.step === "file" && <FileStep {...props} refused={stage.refused} />}
      {stage.step === "reading" && (
        <Panel footer={<Button onClick={onRestart}>{formatMessage(csvText.cancel)}</Button>}>
          <ProgressBar
            label={formatMessage(csvValueText.reading, { name: stage.name })}
            measure="percent"
            done={stage.done}
            total={stage.total}
          />
        </Panel>
      )}
      {stage.step !== "file" && stage.step !== "reading" && (
        <LaterPanel part={laterSteps}>{(LaterSteps) => <LaterSteps {...props} stage={stage} />}</LaterPanel>
      )}
      {(stage.step === "file" || stage.step === "done") && <History {...props} />}
    </Page>
  );
}

/** Position of each step; all four are done in the result. */
const places = { file: 0, reading: 1, map: 1, check: 2, done: 4 } as const satisfies Record<CsvStage["step"], number>;

const Top = styled.div`
  padding-block: ${token("sp-1")};
`;

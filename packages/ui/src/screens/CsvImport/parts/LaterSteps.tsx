import { useIntl } from "react-intl";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { csvText } from "../../../copy/analyzer/csvImport.ts";
import { CheckStep } from "./CheckStep.tsx";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import type { CsvStage } from "./csvStage.ts";
import { DoneStep } from "./DoneStep.tsx";
import { MapStep } from "./mapping/MapStep.tsx";

type LaterStepsProps = Omit<CsvImportScreenProps, "stage"> & {
  stage: Extract<CsvStage, { step: "map" | "check" | "done" }>;
};

/** ファイルを選んだ後の手順。画面のあとから届く。 */
export function LaterSteps({ stage, members, onMembersRetry, ...props }: LaterStepsProps) {
  const { formatMessage } = useIntl();

  if (stage.step === "done") {
    return <DoneStep {...stage} nowS={props.nowS} onUndo={props.onUndo} onContinue={props.onRestart} />;
  }
  // Without them every name of the file would be called unknown.
  if (members.status !== "ready") {
    const title = formatMessage(stage.step === "map" ? csvText.stepMap : csvText.stepCheck);
    return <PanelFallback title={title} loadable={members} onRetry={onMembersRetry} />;
  }
  const known = { ...props, members: members.value };
  if (stage.step === "map") return <MapStep {...known} file={stage.file} answers={stage.answers} />;
  return <CheckStep {...known} {...stage} />;
}

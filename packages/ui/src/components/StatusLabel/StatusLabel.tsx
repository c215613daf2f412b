import type { AnalyzerUsage, TrainingUsage } from "@kyuseki/domain";
import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import { analyzerUsageText, trainingUsageText } from "../../copy/members/person.ts";
import { Status, type StatusTone } from "../Status/Status.tsx";

export type StatusLabelProps = Omit<ComponentPropsWithRef<"span">, "children"> &
  ({ of: "analyzer"; usage: AnalyzerUsage } | { of: "training"; usage: TrainingUsage });

/** アナライザーとトレーニングの利用状況。言葉は EN-6 と EN-7 のとおり。 */
export function StatusLabel(props: StatusLabelProps) {
  const { formatMessage } = useIntl();

  if (props.of === "analyzer") {
    const { of, usage, ...rest } = props;
    const word = formatMessage(analyzerUsageText[usage]);
    if (usage === "none") return <span {...rest}>{word}</span>;
    return (
      <Status {...rest} tone={analyzerTones[usage]}>
        {word}
      </Status>
    );
  }
  const { of, usage, ...rest } = props;
  return (
    <Status {...rest} tone={trainingTones[usage]}>
      {formatMessage(trainingUsageText[usage])}
    </Status>
  );
}

const analyzerTones = {
  in_use: "ok",
  stopped: "stopped",
  invited: "invited",
  awaiting_invitation: "wait",
} as const satisfies Record<Exclude<AnalyzerUsage, "none">, StatusTone>;

const trainingTones = {
  in_use: "ok",
  stopped: "stopped",
  awaiting_approval: "wait",
  awaiting_purchase: "wait",
} as const satisfies Record<TrainingUsage, StatusTone>;

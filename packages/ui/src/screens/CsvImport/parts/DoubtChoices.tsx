import type { Doubt } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { csvReportText, csvReportValueText } from "../../../copy/analyzer/csvReport.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { shortDate } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";

type DoubtChoicesProps = Pick<CsvImportScreenProps, "onDoubtAnswer"> & {
  doubts: readonly Doubt[];
  nameOf: (memberId: number) => string;
};

/** 同じ日の、値の同じ球が、すでにある球か別の球かを、コーチが選ぶ。 */
export function DoubtChoices({ doubts, nameOf, onDoubtAnswer }: DoubtChoicesProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel title={formatMessage(csvReportText.doubts)}>
      <Stack gap="m">
        <Caption>{formatMessage(csvReportText.doubtsHelp)}</Caption>
        {doubts.map(({ key, memberId, mode, day, balls, total, answer }) => (
          <RadioGroup
            key={key}
            label={formatMessage(csvReportValueText.doubt, {
              name: nameOf(memberId),
              day: shortDate(day),
              mode: formatMessage(mode === 1 ? measureText.batting : measureText.pitching),
            })}
            help={formatMessage(csvReportValueText.doubtBalls, { total, balls })}
            options={[
              { value: "same", label: formatMessage(csvReportText.same) },
              { value: "other", label: formatMessage(csvReportText.other) },
            ]}
            value={answer}
            onChange={(chosen) => onDoubtAnswer(key, chosen)}
          />
        ))}
      </Stack>
    </Panel>
  );
}

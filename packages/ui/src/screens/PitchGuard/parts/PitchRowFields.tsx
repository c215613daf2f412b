import { type PainReport, pitchCountKinds, pitchGuard } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { alertIcon } from "../../../components/Icon/icons.ts";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { usePainWords } from "../../../components/PainReport/usePainWords.ts";
import { Select } from "../../../components/Select/Select.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { pitchKindText, pitchRecordValueText } from "../../../copy/practice/pitchGuard.ts";
import { shortDate } from "../../../format/date.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { PitchRow } from "./pitchDraft.ts";

export type PitchRowFieldsProps = {
  name: string;
  row: PitchRow;
  /** その日にもう記録されている球数。 */
  known: number;
  /** その日の、送信を待っている球数。 */
  waiting: number;
  /** この7日の痛みの報告。知らせるだけで、入力は止めない。 */
  pain: PainReport | null;
  onChange: (row: PitchRow) => void;
};

/** 一人ぶんの種類と球数。痛みの報告がある選手なら、そのこと。 */
export function PitchRowFields({ name, row, known, waiting, pain, onChange }: PitchRowFieldsProps) {
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  const warning = useId();
  const pitches = known + waiting;
  const recorded =
    waiting > 0
      ? formatMessage(pitchRecordValueText.ofDayWaiting, { pitches, waiting })
      : formatMessage(pitchRecordValueText.ofDay, { pitches });

  return (
    <Row role="group" aria-label={name} aria-describedby={pain ? warning : undefined}>
      <Count>
        <NumberField
          layout="row"
          label={name}
          help={pitches > 0 ? recorded : undefined}
          name="pitches"
          unit={formatMessage(unitText.ball)}
          value={row.pitches}
          min={0}
          max={pitchGuard.mostPitches}
          onChange={(pitches) => onChange({ ...row, pitches })}
        />
      </Count>
      <Kind>
        <Select
          label={formatMessage(pitchRecordValueText.kindOf, { name })}
          options={pitchCountKinds.map((kind) => ({ value: kind, label: formatMessage(pitchKindText[kind]) }))}
          value={row.kind}
          onChange={({ target }) => {
            const kind = pitchCountKinds.find((it) => it === target.value);
            if (kind) onChange({ ...row, kind });
          }}
        />
      </Kind>
      {pain && (
        <Warning id={warning}>
          <Icon path={alertIcon} />
          {formatMessage(pitchRecordValueText.hurt, { date: shortDate(pain.date), pain: painOf(pain) })}
        </Warning>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding-block: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};

  @media ${media.mobile} {
    column-gap: ${token("sp-1")};
  }
`;

/** With large text the kind goes below. */
const Count = styled.div`
  flex: 1 1 calc(2 * ${token("sp-10")});
  min-width: 0;
`;

const Kind = styled.div`
  @media ${media.mobile} {
    flex: 0 1 calc(${token("sp-10")} + ${token("sp-6")});
  }
`;

const Warning = styled.p`
  display: flex;
  flex: 1 0 100%;
  gap: ${token("sp-1")};
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

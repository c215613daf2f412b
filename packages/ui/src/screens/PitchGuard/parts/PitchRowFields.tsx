import { pitchCountKinds, pitchGuard } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { pitchKindText, pitchRecordValueText } from "../../../copy/practice/pitchGuard.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { PitchRow } from "./pitchDraft.ts";

export type PitchRowFieldsProps = {
  name: string;
  row: PitchRow;
  /** その日にもう記録されている球数。 */
  known: number;
  onChange: (row: PitchRow) => void;
};

/** 一人ぶんの種類と球数。 */
export function PitchRowFields({ name, row, known, onChange }: PitchRowFieldsProps) {
  const { formatMessage } = useIntl();

  return (
    <Row>
      <NumberField
        layout="row"
        label={name}
        help={known > 0 ? formatMessage(pitchRecordValueText.ofDay, { pitches: known }) : undefined}
        name="pitches"
        unit={formatMessage(unitText.ball)}
        value={row.pitches}
        min={0}
        max={pitchGuard.mostPitches}
        onChange={(pitches) => onChange({ ...row, pitches })}
      />
      <Select
        label={formatMessage(pitchRecordValueText.kindOf, { name })}
        options={pitchCountKinds.map((kind) => ({ value: kind, label: formatMessage(pitchKindText[kind]) }))}
        value={row.kind}
        onChange={({ target }) => {
          const kind = pitchCountKinds.find((it) => it === target.value);
          if (kind) onChange({ ...row, kind });
        }}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  padding-block: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};

  & > :first-child {
    flex: 1;
  }
  @media ${media.mobile} {
    gap: ${token("sp-1")};

    & > :last-child {
      width: calc(${token("sp-10")} + ${token("sp-6")});
    }
  }
`;

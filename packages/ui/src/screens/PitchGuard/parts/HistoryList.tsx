import type { PitchCount } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { pitchHistoryText, pitchKindText, pitchRecordValueText } from "../../../copy/practice/pitchGuard.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { token } from "../../../tokens/theme.ts";

export type HistoryListProps = {
  counts: readonly PitchCount[];
  onEdit: (count: PitchCount) => void;
  onDelete: (count: PitchCount) => void;
};

/** 新しい日から順の記録。 */
export function HistoryList({ counts, onEdit, onDelete }: HistoryListProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  if (counts.length === 0) return <p>{formatMessage(pitchHistoryText.none)}</p>;

  return (
    <ul>
      {counts.map((count) => {
        const { id, date, pitches, source, entered_by } = count;
        const kind = formatMessage(pitchKindText[count.kind]);
        const said = { date: words.date(date), kind, pitches };
        const by = entered_by === null ? null : formatMessage(pitchRecordValueText.by, { name: entered_by });
        return (
          <Row key={id}>
            <Day>
              {words.date(date)}
              <From>
                {[kind, source === "manual" ? by : formatMessage(pitchHistoryText.imported)].filter(Boolean).join("　")}
              </From>
            </Day>
            <Pitches>{formatMessage(pitchRecordValueText.pitches, { count: pitches })}</Pitches>
            <IconButton
              icon="edit"
              label={formatMessage(pitchRecordValueText.editOf, said)}
              onClick={() => onEdit(count)}
            />
            <IconButton
              icon="trash"
              label={formatMessage(pitchRecordValueText.deleteOf, said)}
              onClick={() => onDelete(count)}
            />
          </Row>
        );
      })}
    </ul>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Day = styled.span`
  flex: 1;
  min-width: 0;
`;

const From = styled(Remark)`
  display: block;
`;

const Pitches = styled.b`
  font-feature-settings: "tnum", "lnum";
`;

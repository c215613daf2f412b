import { type Grade, grades } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { chevronDownIcon } from "../../../components/Icon/icons.ts";
import { Select } from "../../../components/Select/Select.tsx";
import { editingText } from "../../../copy/controls/editing.ts";
import { bulkCheckText, bulkValueText } from "../../../copy/members/memberBulkAdd.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { CheckedRow } from "./checkedRows.ts";

type CheckToolsProps = {
  rows: readonly CheckedRow[];
  askedCount: number;
  onlyAsked: boolean;
  onOnlyAskedChange: (onlyAsked: boolean) => void;
  /** 直すか決めるかしないと追加できない欄。 */
  errorCount: number;
  onNextError: () => void;
  /** いま外した行。 */
  lastRemoved: number | null;
  onRestore: () => void;
  onFillGrade: (grade: Grade) => void;
};

/** 見る行の絞り込み、学年のまとめ入れ、外した行の取り消し。 */
export function CheckTools(props: CheckToolsProps) {
  const { rows, askedCount, onlyAsked, onOnlyAskedChange, errorCount, onNextError } = props;
  const { lastRemoved, onRestore, onFillGrade } = props;
  const { formatMessage } = useIntl();
  const gradeless = rows.filter(({ row }) => row.values.grade === "").length;
  const gradeOfAll = formatMessage(bulkValueText.gradeOfAll, { count: gradeless });

  return (
    <Row>
      {(askedCount > 0 || onlyAsked) && (
        <Checkbox
          label={formatMessage(bulkCheckText.onlyWrong)}
          checked={onlyAsked}
          onChange={({ target }) => onOnlyAskedChange(target.checked)}
        />
      )}
      {errorCount > 0 && (
        <Button size="s" icon={chevronDownIcon} aria-keyshortcuts="F8" onClick={onNextError}>
          {formatMessage(bulkValueText.nextError, { count: errorCount })}
          <KeyHint aria-hidden="true">
            <Key>F8</Key>
          </KeyHint>
        </Button>
      )}
      {gradeless > 1 && (
        <Select
          label={gradeOfAll}
          value=""
          options={[
            { value: "", label: gradeOfAll },
            ...grades.map((grade) => ({ value: grade, label: formatMessage(gradeText[grade]) })),
          ]}
          onChange={({ target }) => {
            const grade = grades.find((it) => it === target.value);
            if (grade) onFillGrade(grade);
          }}
        />
      )}
      <Removed role="status">
        {lastRemoved !== null && (
          <>
            {formatMessage(bulkValueText.removed, { line: lastRemoved })}
            <Button variant="ghost" size="s" onClick={onRestore}>
              {formatMessage(editingText.undo)}
            </Button>
          </>
        )}
      </Removed>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};
  min-width: 0;
`;

const Key = styled.kbd`
  color: ${token("ink-3")};
  font-family: inherit;
  font-weight: inherit;
`;

const KeyHint = styled.span`
  @media ${media.touch} {
    display: none;
  }
`;

const Removed = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;

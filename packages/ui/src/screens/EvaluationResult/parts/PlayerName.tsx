import { useIntl } from "react-intl";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import type { EvaluationRow } from "./evaluationRows.ts";

export type PlayerNameProps = { row: EvaluationRow; onOpen: (playerId: number) => void };

/** 誰か。名前を押すと、その選手の伸びが開く。見た目は一覧（`evaluationStyle`）がまとめて持つ。 */
export function PlayerName({ row: { player, name }, onOpen }: PlayerNameProps) {
  const { formatMessage } = useIntl();

  return (
    <span data-part="who">
      <button
        data-part="open"
        type="button"
        aria-label={formatMessage(evaluationValueText.open, { name })}
        onClick={() => onOpen(player.id)}
      >
        {name}
      </button>
      <Caption>{formatMessage(gradeText[player.grade])}</Caption>
      {player.verdict === "best" && <Tag tone="best">{formatMessage(evaluationText.best)}</Tag>}
      {player.verdict === "confirm" && (
        <Tag tone="w" title={formatMessage(evaluationText.confirmBody)}>
          {formatMessage(evaluationText.confirm)}
        </Tag>
      )}
    </span>
  );
}

import { CardRow, type CardRowProps } from "../../../components/CardRow/CardRow.tsx";
import type { CardParts } from "../../../components/DataTable/parts/tableFeatures.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { PainTag } from "./PainTag.tsx";
import type { TrainingRow } from "./trainingRows.ts";

type PlayerCardProps = Pick<CardRowProps, "bar" | "facts"> & { row: TrainingRow; parts: CardParts };

/** スマートフォンでの一人分。押すと、その人の記録へ。 */
export function PlayerCard({ row: { member, name }, parts, ...rest }: PlayerCardProps) {
  return (
    <CardRow
      name={
        <PersonCell name={name} grade={member.grade}>
          <PainTag pain={member.pain} />
        </PersonCell>
      }
      href={`/training-report/${member.id}`}
      end={parts.toggle}
      {...rest}
    />
  );
}

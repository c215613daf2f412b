import { Link } from "../../../components/Link/Link.tsx";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { PainTag } from "./PainTag.tsx";
import type { TrainingRow } from "./trainingRows.ts";

/** 誰か。名前はその選手の実施記録へのリンク。痛みの記録があれば、そう言う。 */
export function TrainingName({ row: { member, name } }: { row: TrainingRow }) {
  return (
    <Link look="bare" href={`/training-report/${member.id}`} data-part="who">
      <PersonCell name={name} grade={member.grade}>
        <PainTag pain={member.pain} />
      </PersonCell>
    </Link>
  );
}

import { useIntl } from "react-intl";
import { Link } from "../../components/Link/Link.tsx";
import { PersonCell } from "../../components/PersonCell/PersonCell.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { gradeText } from "../../copy/person.ts";
import type { LocalRow } from "./localRows.ts";

/** だれか。押すと、その選手の登録と記録へ。 */
export function LocalName({ row: { id, name, grade } }: { row: LocalRow }) {
  const { formatMessage } = useIntl();
  return (
    <Link href={`/member-list/${id}`} look="bare">
      <PersonCell name={name}>
        <Tag>{formatMessage(gradeText[grade])}</Tag>
      </PersonCell>
    </Link>
  );
}

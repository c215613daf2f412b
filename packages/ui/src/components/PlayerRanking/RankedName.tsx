import { useIntl } from "react-intl";
import { gradeText } from "../../copy/members/person.ts";
import { Link } from "../Link/Link.tsx";
import { PersonCell } from "../PersonCell/PersonCell.tsx";
import { Tag } from "../Tag/Tag.tsx";
import type { RankedRow } from "./rankedRows.ts";

export type RankedNameProps = { row: RankedRow; href: string };

/** だれか。押すと、その選手の画面へ。 */
export function RankedName({ row: { name, grade }, href }: RankedNameProps) {
  const { formatMessage } = useIntl();
  return (
    <Link href={href} look="bare">
      <PersonCell name={name}>
        <Tag>{formatMessage(gradeText[grade])}</Tag>
      </PersonCell>
    </Link>
  );
}

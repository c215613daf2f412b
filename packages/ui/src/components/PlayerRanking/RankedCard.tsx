import { useIntl } from "react-intl";
import { gradeText } from "../../copy/members/person.ts";
import { rankingValueText } from "../../copy/rankings/ranking.ts";
import { CardRow, type CardRowProps } from "../CardRow/CardRow.tsx";
import { Tag } from "../Tag/Tag.tsx";
import type { RankedRow } from "./rankedRows.ts";

export type RankedCardProps = Pick<CardRowProps, "end" | "bar" | "facts"> & { row: RankedRow; href: string };

/** スマートフォンでの一人分。順位と名前のほかは、順位の種類ごとに違う。 */
export function RankedCard({ row: { name, grade, place }, ...rest }: RankedCardProps) {
  const { formatMessage } = useIntl();
  return (
    <CardRow
      {...rest}
      lead={place === null ? "–" : formatMessage(rankingValueText.nth, { rank: place })}
      name={
        <>
          {name} <Tag>{formatMessage(gradeText[grade])}</Tag>
        </>
      }
    />
  );
}

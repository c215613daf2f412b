import type { RankedKind } from "@kyuseki/domain/ranking";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { type CardFact, CardRow } from "../../components/CardRow/CardRow.tsx";
import { Delta } from "../../components/Delta/Delta.tsx";
import { Meter } from "../../components/Meter/Meter.tsx";
import { RankMove } from "../../components/RankMove/RankMove.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { gradeText } from "../../copy/person.ts";
import { rankedUnitText, rankingColumnText, rankingText, rankingValueText } from "../../copy/ranking.ts";
import { decimal } from "../../format/decimal.ts";
import type { LocalRow } from "./localRows.ts";
import type { LocalOrder } from "./view.ts";

export type LocalCardProps = { row: LocalRow; kind: RankedKind; by: LocalOrder; most: number };

/** スマートフォンでの一人分。順位、名前と棒、値。 */
export function LocalCard({ row, kind, by, most }: LocalCardProps) {
  const { formatMessage } = useIntl();
  const { id, name, grade, place, rank, rank_before, value, base, growth } = row;
  const isGrowth = by === "growth";
  const fact = (label: "move" | "base" | "best", shown: ReactNode): CardFact => ({
    label: formatMessage(rankingColumnText[label]),
    value: shown,
  });

  return (
    <CardRow
      href={`/member-list/${id}`}
      lead={place === null ? "–" : formatMessage(rankingValueText.nth, { rank: place })}
      name={
        <>
          {name} <Tag>{formatMessage(gradeText[grade])}</Tag>
        </>
      }
      end={
        isGrowth ? (
          <Delta value={growth} unit={formatMessage(rankingText.percent)} />
        ) : (
          <UnitNumber value={value} digits={kind === 3 ? 0 : 1} unit={formatMessage(rankedUnitText[kind])} size="m" />
        )
      }
      bar={isGrowth ? undefined : <Meter value={value} max={most} />}
      facts={
        isGrowth
          ? [fact("base", base === null ? "–" : decimal(base, 1)), fact("best", decimal(value, 1))]
          : [{ ...fact("move", <RankMove rank={rank} before={rank_before} />), plain: true }]
      }
    />
  );
}

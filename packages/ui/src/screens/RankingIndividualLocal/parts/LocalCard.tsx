import type { RankedKind } from "@kyuseki/domain/ranking";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { CardFact } from "../../../components/CardRow/CardRow.tsx";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { Meter } from "../../../components/Meter/Meter.tsx";
import { RankedCard } from "../../../components/PlayerRanking/RankedCard.tsx";
import type { RankedOrder, RankedRow } from "../../../components/PlayerRanking/rankedRows.ts";
import { RankMove } from "../../../components/RankMove/RankMove.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { rankingColumnText } from "../../../copy/rankings/ranking.ts";
import { decimal } from "../../../format/decimal.ts";
import { memberHref } from "./memberHref.ts";

export type LocalCardProps = { row: RankedRow; kind: RankedKind; by: RankedOrder; most: number };

/** スマートフォンでの一人分。順位、名前と棒、値。 */
export function LocalCard({ row, kind, by, most }: LocalCardProps) {
  const { formatMessage } = useIntl();
  const { id, rank, rank_before, value, base, growth } = row;
  const isGrowth = by === "growth";
  const fact = (label: "move" | "base" | "best", shown: ReactNode): CardFact => ({
    label: formatMessage(rankingColumnText[label]),
    value: shown,
  });

  return (
    <RankedCard
      row={row}
      href={memberHref(id)}
      end={
        isGrowth ? (
          <Delta value={growth} unit={formatMessage(unitText.percent)} />
        ) : (
          <UnitNumber value={value} digits={kind === 3 ? 0 : 1} unit={formatMessage(measureUnitText[kind])} size="m" />
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

import { memberName, type NationalRanking, type OwnPosition } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Histogram } from "../../../charts/Histogram/Histogram.tsx";
import { measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { nationalText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { decimal } from "../../../format/decimal.ts";

/** 全国の値の散らばりと、その中のチームの選手。 */
export function NationalPosition({ ranking, kind }: { ranking: NationalRanking; kind: RankedKind }) {
  const { formatMessage } = useIntl();
  const { bins, own, players } = ranking;
  const drawn = useMemo(
    () =>
      bins.counts.map((count, index) => ({
        from: bins.start + index * bins.width,
        to: bins.start + (index + 1) * bins.width,
        count,
      })),
    [bins],
  );
  const people = useMemo(() => namedShort(own.slice(0, flagged)), [own]);
  const [first] = own;
  const summary = first
    ? formatMessage(rankingValueText.position, {
        players,
        name: memberName(first),
        rank: first.rank,
        share: decimal(first.share, 1),
      })
    : formatMessage(rankingValueText.noPosition, { players });

  return (
    <Histogram
      caption={formatMessage(nationalText.distribution)}
      summary={summary}
      measure={formatMessage(measureKindText[kind])}
      unit={formatMessage(measureUnitText[kind])}
      counted={formatMessage(nationalText.players)}
      countUnit={formatMessage(unitText.person)}
      bins={drawn}
      people={people}
    />
  );
}

/** More flags would hide the bars; the table lists everybody. */
const flagged = 4;

/** By family name; players with the same one by both names. */
function namedShort(players: readonly OwnPosition[]): { name: string; value: number }[] {
  return players.map((player) => {
    const namesakes = players.filter(({ last_name }) => last_name === player.last_name);
    return { name: namesakes.length > 1 ? memberName(player) : player.last_name, value: player.value };
  });
}

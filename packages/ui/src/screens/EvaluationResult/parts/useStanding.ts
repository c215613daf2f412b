import type { EvaluationGrowth, EvaluationPlayer } from "@kyuseki/domain";
import { normOf, percentileAmong } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import { evaluationValueText, normSourceText } from "../../../copy/practice/evaluation.ts";
import { decimal } from "../../../format/decimal.ts";
import type { Measure } from "./measure.ts";

/**
 * The player's standing in the period (AI 1): among at least ten of the team of the same grade and gender; with fewer,
 * against a published norm; else null.
 */
export function useStanding(
  { id, grade, gender }: EvaluationGrowth["player"],
  { item, unit, better, digits, isCount }: Measure,
  team: readonly EvaluationPlayer[],
): { place: string | null; norm: string | null } {
  const { formatMessage } = useIntl();
  const own = team.find((player) => player.id === id)?.best ?? null;
  const peers = team.flatMap((player) =>
    player.id !== id && player.grade === grade && player.gender === gender && player.best !== null ? [player.best] : [],
  );
  const place = own === null || isCount ? null : percentileAmong(own, peers, better);
  const norm = place === null && item ? normOf(item, { grade, gender }) : null;
  return {
    place: place === null ? null : formatMessage(evaluationValueText.place, { place: Math.round(place) }),
    norm:
      norm &&
      formatMessage(norm.bothHands ? evaluationValueText.bothHands : evaluationValueText.norm, {
        mean: decimal(norm.mean, digits),
        unit,
        source: formatMessage(normSourceText[norm.source]),
      }),
  };
}

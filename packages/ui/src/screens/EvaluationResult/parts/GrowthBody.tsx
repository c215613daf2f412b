import type { DateRange, EvaluationGrowth, EvaluationPlayer } from "@kyuseki/domain";
import { growthOver, normOf, percentileAmong, personalBestsOf } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { evaluationText, evaluationValueText, normSourceText } from "../../../copy/practice/evaluation.ts";
import { longRange } from "../../../format/calendar.ts";
import { slashDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useLaterPart } from "../../../state/useLaterPart.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { BestList } from "./BestList.tsx";
import type { Measure } from "./measure.ts";

export type GrowthBodyProps = {
  growth: EvaluationGrowth;
  measure: Measure;
  /** 同じ表の全員。くらべる相手になる。 */
  team: readonly EvaluationPlayer[];
  /** 見ている期間。届くまでは null。 */
  range: DateRange | null;
  /** YYYY-MM-DD。 */
  today: string;
  loadPart: LoadPart;
};

/** 線と、目標と、くらべられるときだけの位置と目安と、自己ベストの歩み。 */
export function GrowthBody({ growth: { player, days, best_before }, ...props }: GrowthBodyProps) {
  const { formatMessage } = useIntl();
  const { measure, team, range, today, loadPart } = props;
  const charts = useLaterPart(loadPart, fetchChart);
  const { name: what, unit, better, digits, isCount } = measure;
  const standing = useStanding(player, measure, team);
  const bests = days.map(({ best }) => best);
  const top = bests.length === 0 ? null : better === "higher" ? Math.max(...bests) : Math.min(...bests);
  const grown = range && !isCount ? growthOver(days, range) : null;
  const total = bests.reduce((sum, best) => sum + best, 0);
  const last = days.at(-1);
  /** One day alone is no line. */
  const points = days.length > 1 ? days.map(({ date, best }) => ({ date, value: best })) : [];
  const name = `${player.last_name} ${player.first_name}`;
  const summary = isCount
    ? formatMessage(evaluationValueText.countGrowth, { name, count: total })
    : formatMessage(evaluationValueText.growth, {
        name,
        measure: what,
        value: decimal(last?.best ?? 0, digits),
        unit,
        date: slashDate(last?.date ?? today),
      });
  const topWords = isCount ? "countedSoFar" : better === "higher" ? "highestSoFar" : "lowestSoFar";

  const isDoubtful = team.some(({ id, verdict }) => id === player.id && verdict === "confirm");

  return (
    <Stack gap="l">
      {isDoubtful && <Banner tone="w">{formatMessage(evaluationText.confirmBody)}</Banner>}
      <FactList>
        <Fact term={formatMessage(evaluationText[topWords])}>
          <UnitNumber value={isCount ? total : top} unit={unit} digits={digits} size="l" />
        </Fact>
        {range && grown && (
          <Fact term={formatMessage(evaluationValueText.grown, { range: longRange(range) })}>
            <Delta value={grown.change} digits={digits} sense={better} />{" "}
            <small>
              {formatMessage(evaluationValueText.fromTo, {
                from: decimal(grown.from.best, digits),
                fromDay: slashDate(grown.from.date),
                to: decimal(grown.to.best, digits),
                toDay: slashDate(grown.to.date),
                unit,
              })}
            </small>
          </Fact>
        )}
        {!isCount && (
          <Fact term={formatMessage(evaluationValueText.goalOf, { grade: formatMessage(gradeText[player.grade]) })}>
            {player.goal === null ? (
              <Link href="/evaluation-setting">{formatMessage(evaluationText.noGoal)}</Link>
            ) : (
              <UnitNumber value={player.goal} unit={unit} digits={digits} />
            )}
          </Fact>
        )}
        {standing.place && <Fact term={formatMessage(evaluationText.place)}>{standing.place}</Fact>}
        {standing.norm && <Fact term={formatMessage(evaluationText.norm)}>{standing.norm}</Fact>}
      </FactList>
      <ChartPlace charts={charts} height="l">
        {({ LineChart }) => (
          <LineChart
            title={formatMessage(evaluationText.growth)}
            caption={formatMessage(evaluationValueText.growthOf, { measure: what })}
            summary={summary}
            measure={what}
            unit={unit}
            digits={digits}
            today={today}
            goal={player.goal ?? undefined}
            series={[{ id: "own", name, look: "own", points }]}
            empty={
              last
                ? formatMessage(evaluationValueText.oneDay, { date: slashDate(last.date) })
                : formatMessage(evaluationText.noDays)
            }
          />
        )}
      </ChartPlace>
      {!isCount && (
        <BestList
          bests={personalBestsOf(days, { before: best_before, better, measured: measure.item === null })}
          measure={measure}
        />
      )}
      <Link href={`/member-list/${player.id}`}>{formatMessage(evaluationText.toMember)}</Link>
    </Stack>
  );
}

/**
 * The player's standing in the period (AI 1): among at least ten of the team of the same grade and gender; with fewer,
 * against a published norm; else null.
 */
function useStanding(
  { id, grade, gender }: EvaluationGrowth["player"],
  { item, unit, better, digits, isCount }: Measure,
  team: readonly EvaluationPlayer[],
): { place: string | null; norm: string | null } {
  const { formatMessage } = useIntl();
  const own = team.find((player) => player.id === id)?.best ?? null;
  // Nobody knows whether those without an answer are of one gender.
  const isPeer = (player: EvaluationPlayer) =>
    player.id !== id && player.grade === grade && gender !== null && player.gender === gender;
  const peers = team.flatMap((player) => (isPeer(player) && player.best !== null ? [player.best] : []));
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

const fetchChart = () => import("../../../charts/Line/LineChart.tsx");

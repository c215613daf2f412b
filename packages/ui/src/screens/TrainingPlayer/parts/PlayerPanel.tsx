import { mondayOf, type PlayerGuard, type TrainingPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { GuardState } from "../../../components/GuardState/GuardState.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { trainingPlayerText, trainingPlayerValueText } from "../../../copy/practice/trainingPlayer.ts";

export type PlayerPanelProps = {
  player: TrainingPlayer;
  /** 「2026-11」。届くのを待っている月のこともある。 */
  month: string;
  guard: PlayerGuard | null;
  loading: boolean;
};

/** ひと月の実施と時間、今週の負荷、投球、連続。 */
export function PlayerPanel({ player, month, guard, loading }: PlayerPanelProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const { practised, load, days } = player;
  const word = (id: keyof typeof trainingPlayerText) => formatMessage(trainingPlayerText[id]);
  // Minutes are of every day, 実施 not of today until the team's hour.
  const perDay = days.length === 0 ? 0 : Math.round(practised.minutes / days.length);
  const stats: readonly Stat[] = [
    {
      id: "days",
      label: formatMessage(trainingPlayerValueText.practised, { month: Number(month.slice(-2)) }),
      value: practised.month.days,
      unit: formatMessage(trainingPlayerValueText.ofDays, practised.month),
      note: practised.before.expected > 0 && formatMessage(trainingPlayerValueText.before, practised.before),
    },
    {
      id: "time",
      label: word("time"),
      value: practised.minutes / 60,
      digits: 1,
      unit: word("hours"),
      note: formatMessage(trainingPlayerValueText.perDay, { minutes: perDay }),
    },
    {
      id: "load",
      label: word("load"),
      value: load.week,
      unit: word("loadUnit"),
      // The week before is told only of players who were in the team then.
      note:
        player.first_day < mondayOf(player.today) &&
        formatMessage(trainingPlayerValueText.lastWeek, { load: load.last_week }),
    },
    ...(guard ? [pitchStat(guard)] : []),
    {
      id: "streak",
      label: word("streak"),
      value: player.streak,
      unit: word("days"),
      note: formatMessage(trainingPlayerValueText.longest, { days: player.longest_streak }),
      ...(guard && { hideBelow: "tablet" }),
    },
  ];

  function pitchStat(playerGuard: PlayerGuard): Stat {
    const { week, today, yesterday } = playerGuard;
    const { pitches, limit } = today;
    return {
      id: "pitches",
      label: word("pitches"),
      value: week.pitches,
      unit:
        week.limit === null
          ? word("pitchUnit")
          : formatMessage(trainingPlayerValueText.ofPitches, { limit: week.limit }),
      note: (
        <>
          <GuardState guard={playerGuard} /> {yesterday && <>{words.yesterday(yesterday)} </>}
          {limit === null
            ? formatMessage(trainingPlayerValueText.today, { pitches })
            : formatMessage(trainingPlayerValueText.todayOf, { pitches, limit })}
        </>
      ),
      href: `/dashboard/pitch-guard?player=${player.member.id}`,
    };
  }

  return (
    <>
      <StatGrid stats={stats} loading={loading} />
      {load.rapid && load.usual !== null && (
        <Banner tone="i">{formatMessage(trainingPlayerValueText.rapid, { usual: load.usual })}</Banner>
      )}
    </>
  );
}

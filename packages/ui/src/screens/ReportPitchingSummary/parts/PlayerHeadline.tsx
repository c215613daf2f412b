import { memberName, type PitchingSummary } from "@kyuseki/domain";
import { type PlayerStatement, playerHeadlineOf } from "@kyuseki/domain/headline";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Headline } from "../../../components/Headline/Headline.tsx";
import { HeadlineStrong } from "../../../components/Headline/HeadlineStrong.ts";
import type { HeadlineFact } from "../../../components/Headline/headlineFact.ts";
import { painHref } from "../../../components/Headline/painHref.ts";
import { headlineText, headlineValueText } from "../../../copy/practice/headline.ts";
import { longDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { resultsHref } from "./resultsHref.ts";

type PlayerHeadlineProps = { summary: PitchingSummary; today: string; photo: string | null };

/** この投手について、投げる前に見ること。次に、自己ベスト。上限のない選手に「超過はありません」とは言わない。 */
export function PlayerHeadline({ summary, today, photo }: PlayerHeadlineProps) {
  const { formatMessage } = useIntl();
  const { player, guard, fastball } = summary;
  const statements = playerHeadlineOf(summary);
  if (statements.length === 0 && guard.level === null) return null;
  const said = statements.length > 0 ? headlineValueText.asOf : headlineValueText.noneOfPlayer;
  return (
    <Headline
      facts={statements.map((statement): HeadlineFact => {
        const { kind } = statement;
        return {
          id: kind,
          tone: tones[kind],
          sentence: sentenceOf(statement),
          people: [memberName(player)],
          count: 1,
          href: hrefOf(kind),
        };
      })}
      photo={photo}
      caption={formatMessage(said, { date: longDate(today) })}
    />
  );

  function sentenceOf({ kind, amount }: PlayerStatement): ReactNode {
    if (kind === "best") {
      return formatMessage(headlineValueText.playerBest, { kmh: decimal(amount ?? 0, 1), b: strong });
    }
    if (kind === "over" && amount !== null) {
      return <HeadlineStrong>{formatMessage(headlineValueText.playerOverBy, { pitches: amount })}</HeadlineStrong>;
    }
    return <HeadlineStrong>{formatMessage(headlineText[concernText[kind]])}</HeadlineStrong>;
  }

  function hrefOf(kind: PlayerStatement["kind"]): string {
    if (kind === "pain") {
      return painHref([player.id], guard.pain ? [{ memberId: player.id, date: guard.pain.date }] : [], null);
    }
    if (kind !== "best") return `/dashboard/pitch-guard?player=${player.id}`;
    return `${resultsHref(summary)}&day=${fastball?.day}`;
  }
}

const strong = (words: ReactNode) => <HeadlineStrong key={String(words)}>{words}</HeadlineStrong>;

const concernText = {
  pain: "playerPain",
  over: "playerOver",
  reached: "playerReached",
  over_yesterday: "playerOverYesterday",
  caution: "playerCaution",
} as const satisfies Record<Exclude<PlayerStatement["kind"], "best">, keyof typeof headlineText>;

const tones = {
  pain: "danger",
  over: "danger",
  reached: "warn",
  over_yesterday: "warn",
  caution: "warn",
  best: "good",
} as const satisfies Record<PlayerStatement["kind"], HeadlineFact["tone"]>;

import { type BattingSummary, memberName } from "@kyuseki/domain";
import { type BattingStatement, battingHeadlineOf } from "@kyuseki/domain/headline";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { Headline } from "../../../components/Headline/Headline.tsx";
import { HeadlineStrong } from "../../../components/Headline/HeadlineStrong.ts";
import type { HeadlineFact } from "../../../components/Headline/headlineFact.ts";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { spanWords } from "../../../components/SpanChoice/spanWords.ts";
import { battingHeadlineText, battingHeadlineValueText } from "../../../copy/analyzer/battingHeadline.ts";
import { shortRange } from "../../../format/calendar.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import type { BattingSummaryView } from "../view.ts";
import { resultsHref } from "./resultsHref.ts";

type BatterHeadlineProps = { summary: BattingSummary; view: BattingSummaryView; photo: string | null };

/** この打者の、ふだんのばらつきを超えること。くらべられなければ、変わらないとも言わない。 */
export function BatterHeadline({ summary, view, photo }: BatterHeadlineProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { typeWord, ballWord } = useBattingWords();
  const { statements, isCompared } = useMemo(() => battingHeadlineOf(summary), [summary]);
  if (statements.length === 0 && !isCompared) return null;
  const { player, figures, range, batting_type, ball } = summary;
  const { before } = spanWords(intl, view.period);
  const kinds = statements.map(({ kind }) => kind);

  return (
    <Headline
      aria-label={formatMessage(battingHeadlineText.label)}
      calm={formatMessage(battingHeadlineValueText.even, { before })}
      facts={statements.map(
        (statement): HeadlineFact => ({
          id: statement.kind,
          tone: tones[statement.kind],
          sentence: sentenceOf(statement),
          people: [memberName(player)],
          count: 1,
          href: hrefOf(statement),
        }),
      )}
      photo={photo}
      caption={[
        formatMessage(battingHeadlineValueText.from, {
          range: shortRange(range),
          type: typeWord(batting_type),
          ball: ballWord(ball),
          count: figures.count,
          days: figures.days,
        }),
        (kinds.includes("faster") || kinds.includes("slower")) && formatMessage(battingHeadlineText.beyond),
        kinds.includes("few") && formatMessage(battingHeadlineText.needed),
      ]
        .filter(Boolean)
        .join("")}
    />
  );

  /** 文の言う球の一覧。 */
  function hrefOf(statement: BattingStatement): string {
    if (statement.kind !== "best") return resultsHref(summary, range);
    return `${resultsHref(summary, { start: statement.day, end: statement.day })}&sort=-speed`;
  }

  function sentenceOf(statement: BattingStatement): ReactNode {
    const { kind } = statement;
    if (kind === "best") {
      const { value, since } = statement;
      const words = { kmh: decimal(value, 1), since: shortDate(since), b: strong };
      return formatMessage(battingHeadlineValueText.best, words);
    }
    if (kind === "few") {
      const { count, days } = statement;
      return formatMessage(battingHeadlineValueText.few, { count, days, b: strong });
    }
    const words = { before, kmh: decimal(statement.amount, 1), b: strong };
    return formatMessage(battingHeadlineValueText[kind], words);
  }
}

const strong = (words: ReactNode) => <HeadlineStrong key={String(words)}>{words}</HeadlineStrong>;

const tones = {
  best: "good",
  faster: "good",
  slower: "warn",
  few: "warn",
} as const satisfies Record<BattingStatement["kind"], HeadlineFact["tone"]>;

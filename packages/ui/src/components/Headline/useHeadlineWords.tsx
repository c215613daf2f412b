import { memberName } from "@kyuseki/domain";
import type { HeadlineContent, HeadlineKind, HeadlineStatement } from "@kyuseki/domain/headline";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { headlineText, headlineValueText } from "../../copy/practice/headline.ts";
import { longDate } from "../../format/date.ts";
import { HeadlineStrong } from "./HeadlineStrong.ts";
import type { HeadlineFact } from "./headlineFact.ts";

/** What a press on a sentence does. */
type FactAction = Pick<HeadlineFact, "href" | "onPress">;

export type HeadlineWords = {
  /** YYYY-MM-DD. */
  today: string;
  /** 何も急がないときに、何を見たかを言う文。 */
  calmCaption: "noneOfAll" | "noneOfPitchers";
  /** その文を押したときの行き先か働き。なければ文だけ。 */
  actionOf: (statement: HeadlineStatement) => FactAction;
};

/** 要点を文にする。 */
export function useHeadlineWords() {
  const { formatMessage } = useIntl();

  return ({ statements, rest, isComplete }: HeadlineContent, { today, calmCaption, actionOf }: HeadlineWords) => {
    const date = longDate(today);
    const counts = rest.map(({ concern, count }) => formatMessage(headlineValueText[restText[concern]], { count }));
    return {
      facts: statements.map((statement): HeadlineFact => {
        const { kind, count, named } = statement;
        return {
          id: kind,
          tone: tones[kind],
          sentence: sentenceOf(statement),
          people: named.map(memberName),
          count,
          ...actionOf(statement),
        };
      }),
      caption: [
        formatMessage(headlineValueText[statements.length > 0 ? "asOf" : calmCaption], { date }),
        counts.length > 0 && formatMessage(headlineValueText.rest, { counts: counts.join("、") }),
        !isComplete && formatMessage(headlineText.partMissing),
      ]
        .filter(Boolean)
        .join(""),
    };
  };

  function sentenceOf(statement: HeadlineStatement): ReactNode {
    const { kind, amount, count } = statement;
    const who = whoOf(statement);
    if (kind === "over" && amount !== null) {
      return formatMessage(headlineValueText.overBy, { who, pitches: amount, b: strong });
    }
    if (kind === "missing" && amount !== null) {
      return formatMessage(headlineValueText.missingDays, { who, days: amount, b: strong });
    }
    if (kind === "missing" && count > fewNamed) {
      return formatMessage(headlineValueText.missing, {
        who: formatMessage(headlineValueText.people, { count }),
        b: strong,
      });
    }
    return formatMessage(headlineValueText[kind], { who, b: strong });
  }

  function whoOf({ count, named: [one, other] }: HeadlineStatement): string {
    if (!one) return formatMessage(headlineValueText.people, { count });
    const name = memberName(one);
    if (!other) {
      return count === 1
        ? formatMessage(headlineValueText.one, { name })
        : formatMessage(headlineValueText.oneMore, { name, rest: count - 1 });
    }
    const names = { name, other: memberName(other) };
    return count === 2
      ? formatMessage(headlineValueText.two, names)
      : formatMessage(headlineValueText.twoMore, { ...names, rest: count - 2 });
  }
}

/** More players than these without a record are only counted. */
const fewNamed = 2;

const strong = (words: ReactNode) => <HeadlineStrong key={String(words)}>{words}</HeadlineStrong>;

const tones = {
  pain: "danger",
  over: "danger",
  reached: "warn",
  over_yesterday: "warn",
  missing: "warn",
} as const satisfies Record<HeadlineKind, HeadlineFact["tone"]>;

const restText = {
  reached: "restReached",
  over_yesterday: "restOverYesterday",
  caution: "restCaution",
} as const satisfies Record<HeadlineContent["rest"][number]["concern"], string>;

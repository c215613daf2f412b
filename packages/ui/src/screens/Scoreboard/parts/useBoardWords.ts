import type { DateRange, WeekBest } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { bestFigures } from "../../../components/Delta/bestFigures.ts";
import { signed } from "../../../components/Delta/signed.ts";
import { useBestWords } from "../../../components/Delta/useBestWords.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { scoreboardValueText as text } from "../../../copy/practice/scoreboard.ts";
import { longDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { type BestGroup, bestGroups } from "./bestGroups.ts";

/** The words of a line, on screen, on paper and in the text to copy. */
export function useBoardWords() {
  const { formatMessage } = useIntl();
  const words = useBestWords();

  const groupOf = ({ bests: [first] }: BestGroup) =>
    first ? { name: words.name(first.measured), unit: words.unit(first.measured) } : { name: "", unit: "" };

  const lineOf = (best: WeekBest) => {
    const { digits, change } = bestFigures(best);
    const grade = formatMessage(gradeText[best.member.grade]);
    const type = words.battingType(best.measured);
    return {
      player: best.short_name,
      note: type === null ? grade : formatMessage(text.note, { grade, type }),
      value: decimal(best.value, digits),
      change: signed(change, digits),
    };
  };

  /** Plain lines for a message within the team. */
  const copyText = (bests: readonly WeekBest[], { start, end }: DateRange, teamName: string) =>
    [
      formatMessage(text.copyHead, { team: teamName, title: formatMessage(titleText.scoreboard) }),
      formatMessage(text.lead, { start: longDate(start), end: longDate(end) }),
      ...bestGroups(bests).flatMap((group) => {
        const { name, unit } = groupOf(group);
        const lines = group.bests.map((best) => formatMessage(text.copyLine, { ...lineOf(best), unit }));
        return ["", formatMessage(text.copyGroup, { name }), ...lines];
      }),
    ].join("\n");

  return { groupOf, lineOf, copyText };
}

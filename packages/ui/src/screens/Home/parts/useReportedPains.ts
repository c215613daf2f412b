import { type Home, type MemberPain, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { usePainWords } from "../../../components/PainReport/usePainWords.ts";
import { homeValueText } from "../../../copy/practice/home.ts";
import { shortDate } from "../../../format/date.ts";

/** だれの、どこが、どのくらい痛むか。二人までは全員、それより多ければいちばん新しい一人と残りの数で。 */
export function useReportedPains() {
  const { formatMessage } = useIntl();
  const { placeOf } = usePainWords();
  const wordsOf = (report: MemberPain): string =>
    formatMessage(homeValueText.painOf, {
      name: memberName(report.member),
      place: placeOf(report),
      pain: report.pain,
      date: shortDate(report.date),
    });

  return ({ total, first: [one, other] }: NonNullable<Home["pain"]>): string => {
    if (!one) return "";
    if (total === 1) return wordsOf(one);
    if (total === 2 && other) return formatMessage(homeValueText.both, { one: wordsOf(one), other: wordsOf(other) });
    return formatMessage(homeValueText.andMore, { one: wordsOf(one), rest: total - 1 });
  };
}

import { memberName, type NamedMember, type People } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { homeValueText } from "../../../copy/practice/home.ts";

/** だれのことか。二人までは名前で、それより多ければ一人と残りの数で。 */
export function usePeopleWords() {
  const { formatMessage } = useIntl();

  return ({ total, first: [one, other] }: People, nameOf: (member: NamedMember) => string = memberName): string => {
    if (!one) return "";
    const name = nameOf(one);
    if (total === 1) return formatMessage(homeValueText.one, { name });
    if (total === 2 && other) return formatMessage(homeValueText.two, { name, other: nameOf(other) });
    return formatMessage(homeValueText.more, { name, rest: total - 1 });
  };
}

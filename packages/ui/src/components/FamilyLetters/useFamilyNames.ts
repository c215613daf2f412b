import { useIntl } from "react-intl";
import { familyLetterValueText } from "../../copy/notices/familyLetters.ts";

/** 坂口 律さん・坂口 花さん */
export function useFamilyNames(): (names: readonly string[]) => string {
  const { formatMessage } = useIntl();
  return (names) => names.map((name) => formatMessage(familyLetterValueText.name, { name })).join("・");
}

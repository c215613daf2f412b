import { type Gender, genders } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { actionText } from "../../copy/controls/action.ts";
import { genderText, personText } from "../../copy/members/person.ts";
import { FilterSegment } from "./FilterSegment.tsx";

export type GenderSegmentProps = {
  /** null はすべて。 */
  value: Gender | null;
  onChange: (value: Gender | null) => void;
  wide?: boolean;
};

/** すべて・男・女。 */
export function GenderSegment({ value, onChange, wide = false }: GenderSegmentProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterSegment
      label={formatMessage(personText.gender)}
      options={[
        { value: "all", label: formatMessage(actionText.all) },
        ...genders.map((gender) => ({ value: gender, label: formatMessage(genderText[gender]) })),
      ]}
      value={value ?? "all"}
      onChange={(chosen) => onChange(chosen === "all" ? null : chosen)}
      wide={wide}
    />
  );
}

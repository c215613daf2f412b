import { type GradeGroup, gradeGroups } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { actionText } from "../../copy/controls/action.ts";
import { gradeGroupText, personText } from "../../copy/members/person.ts";
import { FilterSegment } from "./FilterSegment.tsx";

export type GradeSegmentProps = {
  /** null はすべて。 */
  value: GradeGroup | null;
  onChange: (value: GradeGroup | null) => void;
  wide?: boolean;
  /** 「すべて」の代わりの言葉。 */
  all?: string | undefined;
};

/** すべて・小・中・高。 */
export function GradeSegment({ value, onChange, wide = false, all }: GradeSegmentProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterSegment
      label={formatMessage(personText.grade)}
      options={[
        { value: "all", label: all ?? formatMessage(actionText.all) },
        ...gradeGroups.map((group) => ({ value: group, label: formatMessage(gradeGroupText[group]) })),
      ]}
      value={value ?? "all"}
      onChange={(chosen) => onChange(chosen === "all" ? null : chosen)}
      wide={wide}
    />
  );
}

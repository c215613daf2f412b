import { type Gender, type GradeGroup, genders, gradeGroups } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { memberColumnText } from "../../../copy/members/members.ts";
import { genderText, gradeGroupText } from "../../../copy/members/person.ts";

type SegmentProps<Value> = { value: Value | null; onChange: (value: Value | null) => void; wide?: boolean };

/** すべて・小・中・高。 */
export function GradeSegment({ value, onChange, wide = false }: SegmentProps<GradeGroup>) {
  const { formatMessage } = useIntl();
  return (
    <Segment
      label={formatMessage(memberColumnText.grade)}
      options={[
        { value: "all", label: formatMessage(actionText.all) },
        ...gradeGroups.map((group) => ({ value: group, label: formatMessage(gradeGroupText[group]) })),
      ]}
      value={value ?? "all"}
      onChange={(chosen) => onChange(chosen === "all" ? null : chosen)}
      wide={wide}
    />
  );
}

/** すべて・男・女。 */
export function GenderSegment({ value, onChange, wide = false }: SegmentProps<Gender>) {
  const { formatMessage } = useIntl();
  return (
    <Segment
      label={formatMessage(memberColumnText.gender)}
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

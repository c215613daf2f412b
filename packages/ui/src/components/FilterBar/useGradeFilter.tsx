import { useIntl } from "react-intl";
import { personText } from "../../copy/members/person.ts";
import { GradeSegment, type GradeSegmentProps } from "../Segment/GradeSegment.tsx";
import type { FilterPart } from "./filterParts.ts";

/** すべて・小・中・高の絞り込み。 */
export function useGradeFilter(choice: Omit<GradeSegmentProps, "wide">): FilterPart {
  const { formatMessage } = useIntl();

  return {
    id: "grade",
    label: formatMessage(personText.grade),
    control: ({ wide }) => <GradeSegment {...choice} wide={wide} />,
  };
}

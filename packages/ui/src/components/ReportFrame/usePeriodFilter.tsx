import { useIntl } from "react-intl";
import { reportText } from "../../copy/analyzer/report.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import type { FilterPart } from "../FilterBar/filterParts.ts";
import { SpanChoice, type SpanChoiceProps } from "../SpanChoice/SpanChoice.tsx";

/** The period as a filter of the page, on a phone, where the report's head has no room for it. */
export function usePeriodFilter(choice: Omit<SpanChoiceProps, "wide">): readonly FilterPart[] {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);

  if (!isMobile) return none;
  return [
    {
      id: "period",
      label: formatMessage(reportText.period),
      control: ({ wide }) => <SpanChoice {...choice} wide={wide} />,
    },
  ];
}

const none: readonly FilterPart[] = [];

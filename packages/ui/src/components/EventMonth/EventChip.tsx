import { useIntl } from "react-intl";
import styled from "styled-components";
import { eventText } from "../../copy/events/event.ts";
import { momentOf, timeOf } from "../../format/date.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import type { ListedEvent } from "../EventRow/listedEvents.ts";
import { eventDays, useEventWords } from "../EventRow/useEventWords.ts";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { chipKindOf, chipPaint, chipPaints } from "./chipKind.ts";

/** 暦のますの中の一つの行事。種類は色と枠、読み上げでは言葉。 */
export function EventChip({ event, day }: { event: ListedEvent; day: string }) {
  const { formatMessage } = useIntl();
  const { kindOf } = useEventWords();
  const { title, isCancelled, allDay, begins } = event;
  const begun = !allDay && eventDays(event).start === day;

  return (
    <Chip
      look="bare"
      href={event.href}
      title={[title, event.place].filter(Boolean).join(" ")}
      data-kind={chipKindOf(event)}
      data-cancelled={isCancelled || undefined}
    >
      <VisuallyHidden>{kindOf(event)} </VisuallyHidden>
      {begun && <span data-part="time">{timeOf(momentOf(begins))}</span>}
      <span data-part="title">{title}</span>
      {isCancelled && <VisuallyHidden> {formatMessage(eventText.cancelled)}</VisuallyHidden>}
    </Chip>
  );
}

const Chip = styled(Link)`
  position: relative;
  display: flex;
  gap: ${token("sp-1")};
  align-items: baseline;
  min-height: ${token("sp-6")};
  padding: 0 calc(${token("sp-3")} / 2);
  overflow: hidden;
  border: ${token("hairline")} solid transparent;
  border-radius: ${token("r-s")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-label")};
  line-height: ${token("sp-6")};
  white-space: nowrap;

  & > [data-part="time"] {
    flex: none;
    ${figures}
    font-size: ${token("fs-body")};
  }
  & > [data-part="title"] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-cancelled] > [data-part="title"] {
    text-decoration: line-through;
  }
  &:hover > [data-part="title"] {
    text-decoration: underline;
  }
  ${chipPaints.map((kind) => `&[data-kind="${kind}"] { ${chipPaint[kind]} }`).join("\n")}

  @media ${media.forcedColors} {
    border-color: currentColor;
  }
`;

import type { CompositionEvent } from "react";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { segmentsStyle } from "./segmentsStyle.ts";

type DateSegmentsProps = {
  /** 期間の欄では、開始日か終了日か。 */
  slot?: "start" | "end";
};

/** 年・月・日を順に打つところ。ひとつ打ち終わると次へ進む。 */
export function DateSegments({ slot }: DateSegmentsProps) {
  return (
    <span onCompositionEnd={typeComposed}>
      <Segments slot={slot}>{(segment) => <DateSegment segment={segment} />}</Segments>
    </span>
  );
}

/**
 * With the Japanese input method on, digits are composed (「２０２６」) and no key press reaches the segment. When the
 * composition ends, they are typed one by one into whichever segment has come into focus.
 */
function typeComposed({ data }: CompositionEvent) {
  for (const digit of data.normalize("NFKC").replace(/\D/g, "")) {
    const typed = new InputEvent("beforeinput", {
      inputType: "insertText",
      data: digit,
      bubbles: true,
      cancelable: true,
    });
    // Each digit depends on what the one before it changed.
    flushSync(() => document.activeElement?.dispatchEvent(typed));
  }
}

const Segments = styled(DateInput)`
  ${segmentsStyle}
`;

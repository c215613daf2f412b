import { parseDate } from "@internationalized/date";
import type { ReactNode } from "react";
import { Group, Button as OpenButton } from "react-aria-components/DatePicker";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { LabelPlace } from "../Field/LabelledControl.tsx";
import { pickerFrameStyle } from "../Field/pickerStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { calendarIcon } from "../Icon/icons.ts";
import type { PickerFieldProps } from "./pickerField.ts";

type PickerOptions = Pick<PickerFieldProps, "label" | "today" | "required" | "disabled" | "autoFocus">;
type Control = { "aria-invalid": true | undefined; "aria-describedby": string | undefined };

/** What both pickers are told of their field. */
export const pickerProps = ({ label, today, required, disabled, autoFocus }: PickerOptions, control: Control) =>
  ({
    "aria-label": label,
    "aria-describedby": control["aria-describedby"],
    granularity: "day",
    placeholderValue: parseDate(today),
    isInvalid: control["aria-invalid"] ?? false,
    isRequired: required ?? false,
    isDisabled: disabled ?? false,
    autoFocus: autoFocus ?? false,
    validationBehavior: "aria",
  }) as const;

/** 打つところの枠と、暦を開くボタン。`hidden` は見出しの受け手。 */
export function PickerFrame({
  place,
  hidden,
  children,
}: {
  place: LabelPlace;
  hidden: ReactNode;
  children: ReactNode;
}) {
  return (
    <Frame data-place={place}>
      {hidden}
      <div data-part="days">{children}</div>
      <OpenButton>
        <Icon path={calendarIcon} />
      </OpenButton>
    </Frame>
  );
}

const Frame = styled(Group)`
  ${pickerFrameStyle}
  position: relative;
  padding-inline-start: ${token("sp-3")};

  & > [data-part="days"] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    min-width: 0;
  }
  & [data-part="weekday"] {
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
    white-space: nowrap;
  }
  & [data-part="to"] {
    padding-inline: ${token("sp-1")};
    color: ${token("ink-3")};
  }
  &[data-disabled] :is([data-part="weekday"], [data-part="to"]) {
    color: ${token("ink-disabled")};
  }
`;

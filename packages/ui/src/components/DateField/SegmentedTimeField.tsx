import { parseTime, type Time } from "@internationalized/date";
import { TimeField as Typing } from "react-aria-components/TimeField";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { LabelledControl } from "../Field/LabelledControl.tsx";
import { pickerFrameStyle } from "../Field/pickerStyle.ts";
import { JapaneseBehaviour } from "../JapaneseBehaviour/JapaneseBehaviour.tsx";
import { DateSegments } from "./DateSegments.tsx";
import { LabelTarget } from "./LabelTarget.tsx";
import type { TimeFieldProps } from "./pickerField.ts";
import { useTimeDraft } from "./useTimeDraft.ts";

/** 時・分を順に打つ欄。 */
export function SegmentedTimeField(props: TimeFieldProps) {
  const { label, error, help, optional, required = false, disabled = false, id, value, onChange, ...hidden } = props;
  const { draft, change } = useTimeDraft(value, onChange);

  return (
    <JapaneseBehaviour>
      <LabelledControl {...{ label, help, optional, required, id, error }} labelPlace="above">
        {(control) => (
          <Frame
            aria-label={label}
            aria-describedby={control["aria-describedby"]}
            value={draft}
            onChange={change}
            granularity="minute"
            hourCycle={24}
            placeholderValue={noon}
            isInvalid={control["aria-invalid"] ?? false}
            isRequired={required}
            isDisabled={disabled}
            validationBehavior="aria"
            data-place="above"
          >
            <LabelTarget {...hidden} id={control.id} disabled={disabled} value={value ?? ""} />
            <DateSegments />
          </Frame>
        )}
      </LabelledControl>
    </JapaneseBehaviour>
  );
}

const noon: Time = parseTime("12:00");

const Frame = styled(Typing<Time>)`
  ${pickerFrameStyle}
  position: relative;
  padding-inline: ${token("sp-3")};
`;

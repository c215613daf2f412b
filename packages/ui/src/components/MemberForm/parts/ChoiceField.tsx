import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";
import { labelStyle } from "../../Field/labelStyle.ts";
import { Segment, type SegmentProps } from "../../Segment/Segment.tsx";

/** 見出しの見える、短い選択肢。 */
export function ChoiceField<Value extends string>(props: SegmentProps<Value>) {
  return (
    <Rows>
      <Label aria-hidden="true">{props.label}</Label>
      <Segment {...props} wide />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: calc(${token("sp-3")} / 2);
`;

const Label = styled.b`
  ${labelStyle}
`;

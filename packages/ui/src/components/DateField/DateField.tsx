import { NativeDateField } from "./NativeDateField.tsx";
import type { DateFieldProps } from "./pickerField.ts";
import { useSegmentedFields } from "./useSegmentedFields.ts";

/** 一日を選ぶ。数字で打つことも、暦から選ぶこともできる。暦が届くまでは、ブラウザの欄で入力できる。 */
export function DateField(props: DateFieldProps) {
  const { segmented, setTyping } = useSegmentedFields();

  return segmented ? <segmented.SegmentedDateField {...props} /> : <NativeDateField {...props} onTyping={setTyping} />;
}

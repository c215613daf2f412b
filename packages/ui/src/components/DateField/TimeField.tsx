import { NativeTimeField } from "./NativeTimeField.tsx";
import type { TimeFieldProps } from "./pickerField.ts";
import { useSegmentedFields } from "./useSegmentedFields.ts";

/** 24時間の時刻を打つ。 */
export function TimeField(props: TimeFieldProps) {
  const { segmented, setTyping } = useSegmentedFields();

  return segmented ? <segmented.SegmentedTimeField {...props} /> : <NativeTimeField {...props} onTyping={setTyping} />;
}

import { useOptimisticChoice } from "../../state/useOptimisticChoice.ts";
import { Segment, type SegmentProps } from "./Segment.tsx";

/** 選ぶとページを描き直すもの（絞り込み、見かた、表の列）。押した印は、描き直すのを待たない。入力欄には Segment を使う。 */
export function FilterSegment<Value extends string>({ value, onChange, ...rest }: SegmentProps<Value>) {
  const [shown, choose] = useOptimisticChoice(value);
  return <Segment {...rest} value={shown} onChange={(chosen) => choose(chosen, () => onChange(chosen))} />;
}

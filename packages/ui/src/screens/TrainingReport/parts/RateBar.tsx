import { Meter } from "../../../components/Meter/Meter.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";

/** 実施率と、目標の目盛りのある棒。 */
export function RateBar({ rate, goal }: { rate: number | null; goal: number }) {
  return (
    <span data-part="rate">
      <UnitNumber value={rate} unit="%" digits={0} size="m" />
      <Meter value={rate} max={100} limit={goal} tone={rate !== null && rate < goal ? "warn" : "own"} />
    </span>
  );
}

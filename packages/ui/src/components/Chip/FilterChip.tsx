import { useOptimisticChoice } from "../../state/useOptimisticChoice.ts";
import { Chip, type ChipProps } from "./Chip.tsx";

export type FilterChipProps = Omit<ChipProps, "selected" | "onChange" | "onClick"> & {
  selected: boolean;
  onChange: (selected: boolean) => void;
};

/** 入・切でページを描き直す札。押した印は、描き直すのを待たない。 */
export function FilterChip({ selected, onChange, ...rest }: FilterChipProps) {
  const [isOn, choose] = useOptimisticChoice(selected);
  return <Chip {...rest} selected={isOn} onClick={() => choose(!isOn, () => onChange(!isOn))} />;
}

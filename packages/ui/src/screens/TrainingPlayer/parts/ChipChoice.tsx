import { Chip } from "../../../components/Chip/Chip.tsx";
import type { FieldTexts } from "../../../components/Field/Field.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";

type ChipChoiceProps<Value extends string | number> = FieldTexts & {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  /** 選びかたがいけないとき、この名前のところへフォーカスを移す。 */
  name?: string;
  /** 選ばれている札をもう一度押すと null。 */
  onChange: (value: Value | null) => void;
};

/** 見出しの下に並ぶ札から、ひとつを選ぶか、どれも選ばない。 */
export function ChipChoice<Value extends string | number>({
  options,
  value,
  onChange,
  ...texts
}: ChipChoiceProps<Value>) {
  return (
    <FieldGroup {...texts} tabIndex={-1}>
      <Cluster>
        {options.map((option) => (
          <Chip
            key={option.value}
            selected={option.value === value}
            onClick={() => onChange(option.value === value ? null : option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </Cluster>
    </FieldGroup>
  );
}

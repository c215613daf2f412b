import { type Hand, hands } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { memberFormText } from "../../../copy/members/memberForm.ts";
import { handText } from "../../../copy/members/person.ts";
import { ChoiceField } from "./ChoiceField.tsx";

type HandFieldProps = { label: string; value: Hand | null; onChange: (hand: Hand | null) => void };

/** 左・右・両。 */
export function HandField({ label, value, onChange }: HandFieldProps) {
  const { formatMessage } = useIntl();

  return (
    <ChoiceField<Hand | "">
      label={label}
      value={value ?? ""}
      onChange={(hand) => onChange(hand === "" ? null : hand)}
      options={[
        ...shown.map((hand) => ({ value: hand, label: formatMessage(handText[hand]) })),
        { value: "", label: formatMessage(memberFormText.unset) },
      ]}
    />
  );
}

/** Right first: most players are right-handed. */
const shown = [...hands].sort((a, b) => "RLX".indexOf(a) - "RLX".indexOf(b));

import type { FormValues } from "../../state/mergeValues.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import type { ClashChoiceProps } from "./ClashChoice.tsx";
import { fetchClashChoice } from "./parts.ts";

/** 選ぶことがあるときに届く `ClashChoice`。届かなければ「あとで決める」と同じで、入力は残る。 */
export function LaterClashChoice<Source, Values extends FormValues>({
  loadPart,
  ...props
}: ClashChoiceProps<Source, Values> & { loadPart: LoadPart }) {
  const { clash } = props;
  const Choice = usePart(clash !== null, {
    load: loadPart,
    fetchPart: fetchClashChoice,
    onMissing: () => clash?.answer(null),
  });
  return Choice && <Choice {...props} />;
}

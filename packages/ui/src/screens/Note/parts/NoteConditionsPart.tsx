import { useEffect, useEffectEvent } from "react";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import type { NoteConditionFieldsProps } from "./NoteConditionFields.tsx";
import type { NoteChoices } from "./noteChoices.ts";

export type NoteConditionsPartProps = Omit<NoteConditionFieldsProps, "choices"> & {
  choices: Loadable<NoteChoices>;
  /** 選択肢がいる。 */
  onWanted: () => void;
  onRetry: () => void;
  loadPart: LoadPart;
};

/** 開いたときに届く、選手とテンプレートと期間の欄。 */
export function NoteConditionsPart({ choices, onWanted, onRetry, loadPart, ...rest }: NoteConditionsPartProps) {
  const Fields = usePart(true, { load: loadPart, fetchPart });
  const want = useEffectEvent(onWanted);
  useEffect(() => want(), []);

  if (choices.status === "failed") return <ErrorState code={choices.code} onRetry={onRetry} />;
  if (choices.status === "loading" || !Fields) return <Skeleton shape="control" />;
  return <Fields {...rest} choices={choices.value} />;
}

const fetchPart = async () => (await import("./NoteConditionFields.tsx")).NoteConditionFields;

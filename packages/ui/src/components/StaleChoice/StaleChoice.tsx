import { useState } from "react";
import { useIntl } from "react-intl";
import { staleText, staleValueText } from "../../copy/frame/stale.ts";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";

export type StaleField<Name extends string> = { name: Name; label: string; theirs: string; mine: string };
export type StaleChosen<Name extends string> = Record<Name, "theirs" | "mine">;
export type StaleChoiceProps<Name extends string> = {
  /** 先に保存した人。分からなければ null。 */
  by?: string | null;
  /** 自分が変えた項目のうち、いまの保存内容と違うものだけ。値は画面の言葉で、空欄は空の文字列。 */
  fields: readonly StaleField<Name>[];
  /** もう一度保存する。閉じるのは親。 */
  onResolve: (chosen: StaleChosen<Name>) => void;
  /** あとで決める。入力は残る。 */
  onCancel: () => void;
};

/** 開いている間にほかの人が保存したとき、両方を並べ、残すほうを項目ごとに選ぶ（R4）。 */
export function StaleChoice<Name extends string>({ by = null, fields, onResolve, onCancel }: StaleChoiceProps<Name>) {
  const { formatMessage } = useIntl();
  const [theirs, setTheirs] = useState<readonly Name[]>([]);
  const choiceOf = (name: Name) => (theirs.includes(name) ? "theirs" : "mine");

  const handleChange = (name: Name, choice: "theirs" | "mine") =>
    setTheirs((before) => (choice === "theirs" ? [...before, name] : before.filter((other) => other !== name)));
  const handleResolve = () => {
    const chosen = Object.fromEntries(fields.map(({ name }) => [name, choiceOf(name)]));
    // Object.fromEntries widens its keys; these are the names of `fields`.
    onResolve(chosen as StaleChosen<Name>);
  };

  return (
    <Modal
      title={by === null ? formatMessage(staleText.bySomeone) : formatMessage(staleValueText.by, { name: by })}
      footer={
        <>
          <Button onClick={onCancel}>{formatMessage(staleText.later)}</Button>
          <Button variant="primary" onClick={handleResolve}>
            {formatMessage(staleText.resolve)}
          </Button>
        </>
      }
      onClose={onCancel}
    >
      <p>{formatMessage(staleText.what)}</p>
      {fields.map((field) => (
        <RadioGroup
          key={field.name}
          variant="card"
          label={field.label}
          options={(["theirs", "mine"] as const).map((side) => ({
            value: side,
            label: field[side] || formatMessage(staleText.blank),
            help: formatMessage(staleText[side]),
          }))}
          value={choiceOf(field.name)}
          onChange={(choice) => handleChange(field.name, choice)}
        />
      ))}
    </Modal>
  );
}

import { noticeLimits } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ChipGroup } from "../../../components/Chip/ChipGroup.tsx";
import { plusIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { choiceText, choiceValueText } from "../../../copy/notices/notification.ts";
import { token } from "../../../tokens/theme.ts";

type ChoicesProps = {
  choices: readonly string[];
  onChange: (choices: string[]) => void;
  /** 欄の名前は `choices` と `choices.0`。 */
  fieldError: (name: string) => string | undefined;
};

const kinds = ["none", "attendance", "confirmed", "own"] as const;
type Kind = (typeof kinds)[number];

/** 家族が押す返事の選択肢。空の欄は選択肢に数えない。 */
export function Choices({ choices, onChange, fieldError }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const presets = {
    none: [],
    attendance: [choiceText.attend, choiceText.absent, choiceText.undecided].map((text) => formatMessage(text)),
    confirmed: [formatMessage(choiceText.confirmed)],
  };
  const kindOf = (texts: readonly string[]): Kind =>
    kinds.find((kind) => kind !== "own" && isSame(presets[kind], texts)) ?? "own";
  const [rows, setRows] = useState<readonly string[]>(choices);
  const [kind, setKind] = useState(kindOf(choices));
  // Another draft was opened.
  if (!isSame(written(rows), choices)) {
    setRows(choices);
    setKind(kindOf(choices));
  }

  const change = (next: readonly string[]) => {
    setRows(next);
    onChange(written(next));
  };
  const choose = (pressed: Kind) => {
    setKind(pressed);
    if (pressed !== "own") change(presets[pressed]);
    else if (rows.length < fewest) change([...rows, ...Array<string>(fewest - rows.length).fill("")]);
  };
  // Errors count the written choices alone.
  const errorAt = (index: number) =>
    rows[index]?.trim() ? fieldError(`choices.${written(rows.slice(0, index)).length}`) : undefined;

  return (
    <Rows data-field="choices">
      <ChipGroup
        label={formatMessage(choiceText.title)}
        error={fieldError("choices")}
        options={kinds.map((value) => ({ value, label: formatMessage(choiceText[value]) }))}
        values={[kind]}
        onChange={(values) => choose(values.find((value) => value !== kind) ?? kind)}
      />
      {kind === "own" && (
        <>
          {rows.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <Row key={index}>
              <TextField
                label={formatMessage(choiceValueText.name, { number: index + 1 })}
                max={noticeLimits.choiceMax}
                value={text}
                error={errorAt(index)}
                onChange={(event) => change(rows.with(index, event.target.value))}
              />
              <IconButton
                icon={trashIcon}
                label={formatMessage(choiceValueText.remove, { number: index + 1 })}
                onClick={() => change(rows.toSpliced(index, 1))}
              />
            </Row>
          ))}
          {rows.length < noticeLimits.choicesMax && (
            <span>
              <Button size="s" icon={plusIcon} onClick={() => change([...rows, ""])}>
                {formatMessage(choiceText.add)}
              </Button>
            </span>
          )}
        </>
      )}
    </Rows>
  );
}

const fewest = 2;
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);
const written = (rows: readonly string[]) => rows.filter((text) => text.trim() !== "");

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token("sp-2")};
  max-width: calc(${token("cell-l")} * 1.5);
`;

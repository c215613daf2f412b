import { eventKinds, eventLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { eventKindText } from "../../../copy/events/event.ts";
import { eventFieldText } from "../../../copy/events/teamEventEdit.ts";
import type { FormPart } from "./formPart.ts";
import { KindRow } from "./KindRow.ts";

/** 何をするか：種類、名前、試合なら相手。 */
export function WhatFields({ values, onChange, fieldError }: FormPart) {
  const { formatMessage } = useIntl();
  return (
    <>
      <KindRow>
        <RadioGroup
          label={formatMessage(eventFieldText.kind)}
          required
          options={eventKinds.map((value) => ({ value, label: formatMessage(eventKindText[value]) }))}
          value={values.kind}
          error={fieldError("kind")}
          onChange={(kind) => onChange({ kind })}
        />
      </KindRow>
      <TextField
        name="title"
        label={formatMessage(eventFieldText.title)}
        required
        max={eventLimits.titleMax}
        autoComplete="off"
        value={values.title}
        error={fieldError("title")}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {values.kind === "game" && (
        <TextField
          name="opponent"
          label={formatMessage(eventFieldText.opponent)}
          max={eventLimits.titleMax}
          autoComplete="off"
          value={values.opponent}
          error={fieldError("opponent")}
          onChange={({ target }) => onChange({ opponent: target.value })}
        />
      )}
    </>
  );
}

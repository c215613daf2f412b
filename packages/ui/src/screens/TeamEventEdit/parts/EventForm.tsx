import { addDays, type Member, type RecipientGroup, type TeamEventSummary } from "@kyuseki/domain";
import { useEffect, useEffectEvent, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { SaveBar } from "../../../components/Panel/SaveBar.tsx";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { unsavedText } from "../../../copy/controls/unsaved.ts";
import { teamEventEditText, teamEventEditValueText } from "../../../copy/events/teamEventEdit.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Edits } from "../../../state/mergeValues.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { useVersionedForm } from "../../../state/useVersionedForm.ts";
import type { Saved } from "../../../state/useVersionedSave.ts";
import { token } from "../../../tokens/theme.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import { ClashLine } from "./ClashLine.tsx";
import { checkEvent, placedFailure } from "./checkEvent.ts";
import { DetailFields } from "./DetailFields.tsx";
import type { EventStored, EventValues } from "./eventValues.ts";
import { FormSection } from "./FormSection.tsx";
import { InvitedFields } from "./InvitedFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { RepeatFields } from "./RepeatFields.tsx";
import { TellFields } from "./TellFields.tsx";
import { useFieldWords } from "./useFieldWords.ts";
import { WhatFields } from "./WhatFields.tsx";
import { WhenFields } from "./WhenFields.tsx";

export type EventFormProps = {
  /** いまの行事。新しければ、はじめの内容。 */
  stored: EventStored;
  /** 新しければ null。 */
  eventId: number | null;
  /** 同じくり返しの、後の回の数。 */
  laterOccurrences: number;
  /** 今日（日本時間）。 */
  today: string;
  now: Date;
  members: readonly Member[];
  groups: readonly RecipientGroup[];
  /** `onDays` で知らせた日にかかる、チームの行事。 */
  nearby: readonly TeamEventSummary[];
  onDays: (days: { from: string; to: string }) => void;
  kept: Edits<EventValues> | null;
  onKeep: (edits: Edits<EventValues> | null) => void;
  /** 断られたら `Failure` で reject する。先に保存した人がいれば `stale`（R4）。 */
  onSave: (values: EventValues, over: EventStored) => Promise<Saved<EventStored>>;
  onSaved: () => void;
  loadPart: LoadPart;
};

/** 行事を書く。まちがいはその欄に、時間の重なりは先に言い、家族に知らせる数を保存のボタンが言う。 */
export function EventForm(props: EventFormProps) {
  const { stored, eventId, laterOccurrences, today, now, members, groups, nearby, onDays, onSave, loadPart, ...sheet } =
    props;
  const { formatMessage } = useIntl();
  const formId = useId();
  const { labelOf, wordsOf } = useFieldWords(members);
  const isNew = eventId === null;
  const words = {
    dayMissing: formatMessage(teamEventEditText.dayMissing),
    timeMissing: formatMessage(teamEventEditText.timeMissing),
  };
  const { values, clash, failure, change, form, fieldError, onUnread, turn, ...bar } = useVersionedForm<
    EventStored,
    EventValues
  >({
    ...sheet,
    stored,
    valuesOf: (source) => source.values,
    check: (typed) => checkEvent(typed, { now, before: isNew ? null : stored.values, words }),
    onSave: (typed, over) =>
      onSave(typed, over).catch((error: unknown) => {
        throw placedFailure(error, typed);
      }),
  });
  const { day, last_day } = values;
  const tellDays = useEffectEvent(onDays);
  // What begins the evening before may still run.
  useEffect(() => {
    if (day !== null) tellDays({ from: addDays(day, -1), to: last_day || day });
  }, [day, last_day]);

  // Whoever has left since they were chosen is told nothing.
  const count = values.everyone ? members.length : members.filter(({ id }) => values.member_ids.includes(id)).length;
  const part = { values, onChange: change, fieldError };

  return (
    <>
      <Body>
        <form {...form} id={formId} key={turn}>
          <Columns split="6+6" stackedBelowDesktop>
            <Stack gap="xl">
              <FormSection title={formatMessage(teamEventEditText.what)}>
                <WhatFields {...part} />
              </FormSection>
              <FormSection title={formatMessage(teamEventEditText.when)}>
                <WhenFields {...part} today={today} />
                {isNew && <RepeatFields {...part} today={today} />}
                <ClashLine values={values} eventId={eventId} nearby={nearby} />
              </FormSection>
              <FormSection title={formatMessage(teamEventEditText.where)}>
                <PlaceFields {...part} />
              </FormSection>
              <FormSection title={formatMessage(teamEventEditText.details)}>
                <DetailFields {...part} />
              </FormSection>
            </Stack>
            <Stack gap="xl">
              <FormSection title={formatMessage(teamEventEditText.who)}>
                <InvitedFields {...part} {...{ members, groups, loadPart }} />
                <AnswerFields
                  {...part}
                  today={today}
                  onCapacityError={(error) => onUnread("capacity", error !== null)}
                />
              </FormSection>
              <FormSection title={formatMessage(teamEventEditText.tellPart)}>
                <TellFields {...part} laterOccurrences={laterOccurrences} />
              </FormSection>
            </Stack>
          </Columns>
        </form>
        <FailureBanner
          failure={failure}
          own={{ conflict: failure?.message ?? formatMessage(unsavedText.notSavedYet) }}
        />
      </Body>
      <SaveBar
        {...bar}
        form={formId}
        saveLabel={
          values.tell
            ? formatMessage(teamEventEditValueText[isNew ? "addAndTell" : "saveAndTell"], { count })
            : formatMessage(teamEventEditText[isNew ? "add" : "save"])
        }
        onReset={bar.reset}
      />
      <ClashChoice clash={clash} labelOf={labelOf} wordsOf={wordsOf} />
    </>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
`;

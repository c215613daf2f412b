import {
  addDays,
  type GuardedPlayer,
  type Member,
  memberName,
  type PitchCountsDraft,
  type PitchGuard,
  pitchGuard,
} from "@kyuseki/domain";
import { type FormEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { headingText } from "../../../copy/controls/heading.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { guardText, pitchRecordText, pitchRecordValueText } from "../../../copy/practice/pitchGuard.ts";
import { FormNotice } from "../../../layout/Page/FormNotice.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useSending } from "../../../state/useSending.ts";
import { AddPitcher } from "./AddPitcher.tsx";
import { PitchRowFields } from "./PitchRowFields.tsx";
import { countsOf, emptyPitchDraft, type PitchDraft, pitchesOn, type Suggested, waitingOn } from "./pitchDraft.ts";
import type { UnsentCount } from "./UnsentCounts.tsx";
import { usePitchRows } from "./usePitchRows.ts";

export type RecordPitchesProps = {
  /** 今日（日本時間）。 */
  today: string;
  /** はじめに出す日。 */
  day: string;
  /** この選手だけの記入か。名前が題になり、ほかの選手は足せない。 */
  only?: Suggested | undefined;
  /** はじめから並べる選手。 */
  suggested: readonly Suggested[];
  /** 絞り込む前の投手。その日にもう記録されている球数を言う。 */
  pitchers: readonly GuardedPlayer[];
  /** この端末で送信を待っている、その日の球数も言う。 */
  unsent: readonly UnsentCount[];
  /** この7日の痛みの報告。 */
  pains: PitchGuard["pains"];
  /** いまいる選手。届くまでは空。 */
  members: readonly Member[];
  /** 書きかけの記録。開き直しても残す。 */
  draft: PitchDraft;
  onDraft: (draft: PitchDraft) => void;
  /** 断られたときは `Failure` で reject する。 */
  onRecord: (draft: PitchCountsDraft) => Promise<void>;
  onClose: () => void;
};

/** 一日ぶんの投球数を、何人もまとめて、または一人だけ書く。閉じても書きかけは残る。 */
export function RecordPitches(props: RecordPitchesProps) {
  const { today, day, only, suggested, pitchers, unsent, pains, members, draft, onDraft, onRecord, onClose } = props;
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, send } = useSending();
  const { rows, replace, add } = usePitchRows({ draft, day, suggested, onDraft });
  const date = draft.date ?? day;
  const people = [...members, ...suggested];

  const focus = (control: string) => form.current?.querySelector<HTMLElement>(control)?.focus();
  const handleClose = () => {
    if (!busy) onClose();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.current?.querySelector("[name=pitches][aria-invalid=true]")) return focus("[aria-invalid=true]");
    const counts = countsOf(rows);
    setMissing(counts.length === 0);
    if (counts.length === 0) return focus("[name=pitches]");
    const answer = await send(() => onRecord({ date, counts }));
    if ("failure" in answer) return;
    onDraft(emptyPitchDraft);
    onClose();
  };

  return (
    <Modal
      title={
        only
          ? formatMessage(pitchRecordValueText.recordOf, { name: memberName(only) })
          : formatMessage(guardText.record)
      }
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(pitchRecordText.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {formatMessage(busy ? pitchRecordText.sending : pitchRecordText.send)}
          </Button>
        </>
      }
      onClose={handleClose}
    >
      <form id={formId} ref={form} onSubmit={handleSubmit} noValidate>
        <Stack gap="l">
          <FormNotice />
          <FailureBanner failure={failure?.fields?.date === undefined ? failure : undefined} />
          <DateField
            label={formatMessage(headingText.date)}
            value={date}
            today={today}
            min={addDays(today, -pitchGuard.enterableDays)}
            max={today}
            required
            error={failure?.fields?.date}
            onChange={(chosen) => onDraft({ ...draft, date: chosen })}
          />
          <FieldGroup
            label={formatMessage(only ? measureText.balls : pitchRecordText.counts)}
            help={only ? undefined : formatMessage(pitchRecordText.help)}
            error={isMissing ? formatMessage(only ? pitchRecordText.noPitches : pitchRecordText.noCounts) : undefined}
          >
            {rows.map((row, at) => {
              const person = people.find(({ id }) => id === row.member_id);
              const known = pitchers.find(({ id }) => id === row.member_id);
              return (
                <PitchRowFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
                  key={at}
                  name={person ? memberName(person) : members.length > 0 ? formatMessage(pitchRecordText.nobody) : ""}
                  row={row}
                  known={pitchesOn(known, date)}
                  waiting={waitingOn(unsent, row.member_id, date)}
                  pain={pains.find(({ member_id }) => member_id === row.member_id) ?? null}
                  onChange={(next) => replace(at, next)}
                />
              );
            })}
          </FieldGroup>
          {!only && <AddPitcher members={members} onAdd={add} />}
        </Stack>
      </form>
    </Modal>
  );
}

const formId = "record-pitches";

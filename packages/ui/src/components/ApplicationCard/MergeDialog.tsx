import { type Member, memberName } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { overlayText } from "../../copy/frame/overlay.ts";
import { applicationText, applicationValueText } from "../../copy/members/application.ts";
import { memberFormText } from "../../copy/members/memberForm.ts";
import { gradeText } from "../../copy/members/person.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { filledByMerge, isLikely, mergeCandidates } from "./candidates.ts";

type MergeDialogProps = {
  applicant: Member;
  members: readonly Member[];
  busy: boolean;
  failure: string | undefined;
  onMerge: (intoId: number) => void;
  onClose: () => void;
};

/** 申し込んだ人が、すでに入れてあるだれなのかを選ぶ。 */
export function MergeDialog({ applicant, members, busy, failure, onMerge, onClose }: MergeDialogProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [chosenId, setChosenId] = useState<number>();
  const candidates = mergeCandidates(members, applicant, typed);
  const chosen = members.find(({ id }) => id === chosenId);
  const fills = chosen ? filledByMerge(chosen, applicant) : [];
  const hidden = candidates.length - shownAtOnce;
  const handleClose = () => {
    if (!busy) onClose();
  };

  return (
    <Modal
      title={formatMessage(applicationText.mergeTitle)}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{formatMessage(overlayText.cancel)}</Button>
          {chosen && (
            <Button variant="primary" busy={busy} onClick={() => onMerge(chosen.id)}>
              {formatMessage(applicationValueText.mergeInto, { name: memberName(chosen) })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Note>{formatMessage(applicationText.mergeHelp)}</Note>
        <SearchField label={formatMessage(applicationText.find)} value={typed} onChange={setTyped} />
        {candidates.length === 0 && <Note role="status">{formatMessage(applicationText.nobody)}</Note>}
        {candidates.length > 0 && (
          <RadioGroup
            label={formatMessage(applicationText.members)}
            labelPlace="hidden"
            value={chosenId === undefined ? null : String(chosenId)}
            onChange={(id) => setChosenId(Number(id))}
            options={candidates.slice(0, shownAtOnce).map((member) => ({
              value: String(member.id),
              label: `${memberName(member)} ${formatMessage(gradeText[member.grade])}`,
              ...(isLikely(member, applicant) && { help: formatMessage(applicationText.likely) }),
            }))}
          />
        )}
        {hidden > 0 && <Note>{formatMessage(applicationValueText.more, { count: hidden })}</Note>}
        {fills.length > 0 && (
          <Note role="status">
            {formatMessage(applicationValueText.fills, {
              names: fills.map((field) => formatMessage(memberFormText[field])).join("、"),
            })}
          </Note>
        )}
        {failure && <Banner tone="d">{failure}</Banner>}
      </Stack>
    </Modal>
  );
}

const shownAtOnce = 8;

const Note = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

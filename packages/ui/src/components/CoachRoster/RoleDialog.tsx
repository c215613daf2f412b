import { type Coach, coachTypes } from "@kyuseki/domain";
import { type FormEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { coachTypeText, personText } from "../../copy/members/person.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { FormModal } from "../Modal/FormModal.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import type { RosterChanges } from "./roster.ts";

type RoleDialogProps = Pick<RosterChanges, "onChangeRole"> & {
  coach: Coach;
  /** 済んだことの一文。 */
  onDone: (sentence: string) => void;
  /** 役割ではなく、チームから外すことにした。 */
  onRemove: () => void;
  onClose: () => void;
};

/** 指導者ひとりの役割を選び直す。チームから外すことも、ここから始まる。 */
export function RoleDialog({ coach, onChangeRole, onDone, onRemove, onClose }: RoleDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { id, name } = coach;
  const [role, setRole] = useState(coach.coach_type);
  const { busy, failure, send } = useSending();
  const handleRemove = () => {
    if (!busy) onRemove();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (role === coach.coach_type) return onClose();
    const answer = await send(() => onChangeRole(id, role));
    if ("failure" in answer) return;
    onDone(formatMessage(rosterValueText.roleChanged, { name, role: formatMessage(coachTypeText[role]) }));
  };

  return (
    <FormModal
      title={formatMessage(rosterValueText.roleTitle, { name })}
      formId={formId}
      submit={formatMessage(busy ? rosterText.changingRole : rosterText.changeRoleConfirm)}
      busy={busy}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <RadioGroup
          variant="card"
          label={formatMessage(personText.role)}
          options={coachTypes.map((value) => ({
            value,
            label: formatMessage(coachTypeText[value]),
            help: formatMessage(value === "manager" ? rosterText.managerHelp : rosterText.coachHelp),
          }))}
          value={role}
          onChange={setRole}
        />
        <FailureBanner failure={failure} />
        <Button variant="danger" aria-disabled={busy || undefined} onClick={handleRemove}>
          {formatMessage(rosterText.remove)}
        </Button>
      </Form>
    </FormModal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token("sp-4")};

  & > :first-child {
    align-self: stretch;
  }
`;

import { coachInviteDraftSchema, coachTypes, type HandedLink } from "@kyuseki/domain";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { fieldText } from "../../copy/controls/field.ts";
import { coachTypeText, personText } from "../../copy/members/person.ts";
import { useForm } from "../../state/useForm.ts";
import { token } from "../../tokens/theme.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { FormModal } from "../Modal/FormModal.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { HandedLinkModal } from "./HandedLinkModal.tsx";
import type { RosterActs } from "./roster.ts";

type InviteDialogProps = Pick<RosterActs, "onInvite" | "canMail" | "inviteUrl" | "onCopy"> & { onClose: () => void };

/** だれを何として招くか。発行できたら、そのリンクを一度だけ見せる。 */
export function InviteDialog({ onInvite, canMail, inviteUrl, onCopy, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [link, setLink] = useState<HandedLink>();
  const { values, busy, fieldError, failure, change, leave, form } = useForm({
    fields: coachInviteDraftSchema.shape,
    empty,
    onSend: async (draft) => setLink(await onInvite(draft)),
  });

  if (link) {
    const { email } = values;
    return (
      <HandedLinkModal
        title={formatMessage(rosterText.invited)}
        label={formatMessage(rosterText.inviteLink)}
        url={inviteUrl(link.code)}
        expiresAt={link.expires_at}
        onCopy={onCopy}
        onClose={onClose}
      >
        {link.mailed && email !== null
          ? formatMessage(rosterValueText.mailed, { email: email.trim() })
          : formatMessage(rosterText.handInvite)}
      </HandedLinkModal>
    );
  }
  return (
    <FormModal
      title={formatMessage(rosterText.inviteTitle)}
      formId={formId}
      submit={formatMessage(busy ? rosterText.issuing : rosterText.issue)}
      busy={busy}
      onClose={onClose}
    >
      <Fields {...form} id={formId}>
        <RadioGroup
          variant="card"
          label={formatMessage(personText.role)}
          options={coachTypes.map((value) => ({
            value,
            label: formatMessage(coachTypeText[value]),
            help: formatMessage(value === "manager" ? rosterText.managerHelp : rosterText.coachHelp),
          }))}
          value={values.coach_type}
          onChange={(coach_type) => change({ coach_type })}
          error={fieldError("coach_type")}
        />
        <TextField
          label={formatMessage(fieldText.email)}
          help={formatMessage(canMail ? rosterText.emailHelp : rosterText.emailHelpWithoutMail)}
          optional
          name="email"
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email ?? ""}
          onChange={({ target }) => change({ email: target.value === "" ? null : target.value })}
          onBlur={() => leave("email")}
          error={fieldError("email")}
        />
        <FailureBanner failure={failure} />
      </Fields>
    </FormModal>
  );
}

/** The manager role must be chosen on purpose. */
const empty: { coach_type: (typeof coachTypes)[number]; email: string | null } = { coach_type: "coach", email: null };

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
`;

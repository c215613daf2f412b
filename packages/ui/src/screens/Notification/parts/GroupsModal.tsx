import { noticeLimits, type RecipientGroup } from "@kyuseki/domain";
import { type FormEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { overlayText } from "../../../copy/frame/overlay.ts";
import { recipientText, recipientValueText } from "../../../copy/notices/recipients.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Label } from "../../../layout/Text/Label.ts";
import { useSending } from "../../../state/useSending.ts";
import type { NoticeComposerProps } from "../notificationProps.ts";

type GroupsModalProps = Pick<NoticeComposerProps, "onSaveGroup" | "onDeleteGroup"> & {
  groups: readonly RecipientGroup[];
  memberIds: readonly number[];
  onClose: () => void;
};

/** いまの宛先をグループに保存し、要らないグループを消す。 */
export function GroupsModal({ groups, memberIds, onSaveGroup, onDeleteGroup, onClose }: GroupsModalProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [name, setName] = useState("");
  const { busy, failure, send } = useSending();
  const canSave = memberIds.length > 0;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await send(() => onSaveGroup({ name: name.trim(), member_ids: [...memberIds] }));
    if ("result" in answer) onClose();
  };

  return (
    <Modal
      size="s"
      title={formatMessage(canSave ? recipientText.saveGroup : recipientText.groups)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(overlayText.close)}</Button>
          {canSave && (
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {formatMessage(recipientText.save)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <FailureBanner failure={failure?.fields?.name ? undefined : failure} />
        {canSave && (
          <form id={formId} onSubmit={handleSubmit}>
            <TextField
              label={formatMessage(recipientText.groupName)}
              help={formatMessage(recipientText.groupHelp)}
              required
              max={noticeLimits.groupNameMax}
              value={name}
              error={failure?.fields?.name}
              onChange={(event) => setName(event.target.value)}
            />
          </form>
        )}
        {groups.length > 0 && (
          <div>
            <Label>{formatMessage(recipientText.groups)}</Label>
            <ul>
              {groups.map(({ group_id, name: saved, member_ids }) => (
                <PanelRow key={group_id}>
                  {formatMessage(recipientValueText.chip, { name: saved, count: member_ids.length })}
                  <IconButton
                    icon={trashIcon}
                    label={formatMessage(recipientValueText.deleteGroup, { name: saved })}
                    onClick={() => void send(() => onDeleteGroup(group_id))}
                  />
                </PanelRow>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Modal>
  );
}

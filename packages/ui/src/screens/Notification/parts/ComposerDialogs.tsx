import type { Member, RecipientGroup } from "@kyuseki/domain";
import { ChooseRecipients } from "../../../components/RecipientChips/ChooseRecipients.tsx";
import type { Recipients } from "../../../components/RecipientChips/useRecipients.ts";
import type { CallFailure } from "../../../state/callFailure.ts";
import type { NoticeComposerProps, NoticePlace } from "../notificationProps.ts";
import { GroupsModal } from "./GroupsModal.tsx";
import { PreviewModal } from "./PreviewModal.tsx";
import { SendDialog } from "./SendDialog.tsx";

export type ComposerDialog = "players" | "groups" | "preview" | "send";

type ComposerDialogsProps = Omit<NoticeComposerProps, "members" | "groups"> & {
  opened: ComposerDialog | null;
  members: readonly Member[];
  groups: readonly RecipientGroup[];
  recipients: Recipients;
  onRefused: (failure: CallFailure) => void;
  onMend: (place: NoticePlace) => void;
  onClose: () => void;
};

/** What opens over the composer; outside its form, since a form inside a form would send both. */
export function ComposerDialogs(props: ComposerDialogsProps) {
  const { opened, members, groups, recipients, values, onClose } = props;

  switch (opened) {
    case "players":
      return (
        <ChooseRecipients
          members={members}
          chosen={values.member_ids}
          onChoose={(ids) => recipients.choose({ chips: [], picked: ids })}
          onClose={onClose}
        />
      );
    case "groups":
      return <GroupsModal {...props} groups={groups} memberIds={values.member_ids} />;
    case "preview":
      return <PreviewModal {...props} />;
    case "send":
      return <SendDialog {...props} />;
    case null:
      return null;
  }
}

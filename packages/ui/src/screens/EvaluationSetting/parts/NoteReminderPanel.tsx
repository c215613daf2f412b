import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { noteReminderText } from "../../../copy/team/settings.ts";
import { Note } from "../../../layout/Text/Note.ts";

/** 成長ノートの催促はテンプレートごとに決めるので、その画面へ案内する。 */
export function NoteReminderPanel() {
  const { formatMessage } = useIntl();
  return (
    <Panel
      title={formatMessage(noteReminderText.title)}
      action={
        <ButtonLink size="s" href="/note/note-setting">
          {formatMessage(noteReminderText.open)}
        </ButtonLink>
      }
    >
      <Note>{formatMessage(noteReminderText.lead)}</Note>
    </Panel>
  );
}

import { type Member, noticeLimits } from "@kyuseki/domain";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { useRecipients } from "../../../components/RecipientChips/useRecipients.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { noticeText } from "../../../copy/notices/notice.ts";
import { attachmentText, notificationText } from "../../../copy/notices/notification.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { usePart } from "../../../state/usePart.ts";
import { media } from "../../../tokens/theme.ts";
import type { NoticeComposerProps } from "../notificationProps.ts";
import { Attachments } from "./Attachments.tsx";
import { ComposerActions } from "./ComposerActions.tsx";
import type { ComposerDialog } from "./ComposerDialogs.tsx";
import { RecipientsField } from "./RecipientsField.tsx";
import { SavingState } from "./SavingState.tsx";
import { SendSettings } from "./SendSettings.tsx";
import { useGoneRecipients } from "./useGoneRecipients.ts";
import { useNoticeErrors } from "./useNoticeErrors.ts";

/** お知らせを書いて、確かめて、送る。 */
export function Composer(props: NoticeComposerProps) {
  const { members, onRetry } = props;
  const { formatMessage } = useIntl();

  if (members.status !== "ready") {
    const title = formatMessage(notificationText.newNotice);
    return <PanelFallback title={title} loadable={members} onRetry={onRetry} />;
  }
  return <WritableNotice {...props} members={members.value} />;
}

type WritableNoticeProps = Omit<NoticeComposerProps, "members"> & { members: readonly Member[] };

function WritableNotice(props: WritableNoticeProps) {
  const { today, now, values, saving, onSave, files, lostFiles, onAttach, onRemoveFile, onRetryFile } = props;
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState<ComposerDialog | null>(null);
  const { fieldError, check, tell, forget, reset } = useNoticeErrors(
    values,
    files.every(({ state }) => state.status === "stored") ? null : formatMessage(attachmentText.unfinished),
    form,
  );
  const isMobile = useMedia(media.mobile);
  const groups = props.groups.status === "ready" ? props.groups.value : [];
  const onChange: NoticeComposerProps["onChange"] = (part) => {
    forget(part);
    if (part.member_ids) forgetGone();
    props.onChange(part);
  };
  const ComposerDialogs = usePart(opened !== null, {
    load: props.loadPart,
    fetchPart: fetchDialogs,
    onMissing: () => setOpened(null),
  });
  const recipients = useRecipients({ ...props, groups, onChange });
  const { gone, forgetGone } = useGoneRecipients({
    ...props,
    memberIds: values.member_ids,
    onDrop: () => props.onChange(recipients.draftOf(recipients.chosen)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) setOpened("send");
  };
  const actions = <ComposerActions onSave={onSave} onPreview={() => setOpened("preview")} />;

  return (
    <Panel
      title={formatMessage(notificationText.newNotice)}
      action={<SavingState saving={saving} onSave={onSave} />}
      footer={!isMobile && actions}
    >
      <form ref={form} id="notice-form" onSubmit={handleSubmit} noValidate>
        <Stack gap="l">
          <RecipientsField
            {...props}
            recipients={recipients}
            memberIds={values.member_ids}
            hasGroups={groups.length > 0}
            gone={gone}
            error={fieldError("member_ids")}
            onOpen={setOpened}
          />
          <TextField
            name="title"
            label={formatMessage(noticeText.title)}
            required
            max={noticeLimits.titleMax}
            value={values.title}
            error={fieldError("title")}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <TextArea
            name="body"
            label={formatMessage(noticeText.body)}
            required
            rows={9}
            max={noticeLimits.bodyMax}
            value={values.body}
            error={fieldError("body")}
            onChange={(event) => onChange({ body: event.target.value })}
          />
          <Attachments {...{ files, lostFiles, onAttach, onRemoveFile, onRetryFile }} error={fieldError("file_ids")} />
          <SendSettings
            {...{ today, now, values, events: props.events, onChange, fieldError }}
            loadPart={props.loadPart}
          />
        </Stack>
      </form>
      {isMobile && actions}
      {ComposerDialogs && (
        <ComposerDialogs
          {...props}
          opened={opened}
          groups={groups}
          recipients={recipients}
          onSend={async () => {
            await props.onSend();
            reset();
          }}
          // The dialog gives the focus back to its opener first.
          onRefused={(failure) => tell(failure, () => flushSync(() => setOpened(null)))}
          onMend={({ field, from, to }) => {
            flushSync(() => setOpened(null));
            const written = form.current?.elements.namedItem(field);
            if (!(written instanceof HTMLInputElement || written instanceof HTMLTextAreaElement)) return;
            written.focus();
            written.setSelectionRange(from, to);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

const fetchDialogs = async () => (await import("./ComposerDialogs.tsx")).ComposerDialogs;

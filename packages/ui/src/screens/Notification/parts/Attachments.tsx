import { fileSize, noticeFileTypes, noticeLimits } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { FieldError } from "../../../components/Field/FieldError.tsx";
import { FileDrop } from "../../../components/FileDrop/FileDrop.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { clipIcon, closeIcon, fileIcon, refreshIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { ProgressBar } from "../../../components/ProgressBar/ProgressBar.tsx";
import { noticeValueText } from "../../../copy/notices/notice.ts";
import { attachmentText, attachmentValueText } from "../../../copy/notices/notification.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";
import type { AttachedFile, NoticeComposerProps } from "../notificationProps.ts";

type AttachmentsProps = Pick<
  NoticeComposerProps,
  "files" | "lostFiles" | "onAttach" | "onRemoveFile" | "onRetryFile"
> & {
  error: string | undefined;
};

/** 添付するファイル。送れたもの、送っているもの、送れなかったもの。 */
export function Attachments({ files, lostFiles, onAttach, onRemoveFile, onRetryFile, error }: AttachmentsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const isFull = files.length >= noticeLimits.files;

  return (
    <Rows role="group" aria-label={formatMessage(attachmentText.title)} data-field="file_ids">
      {files.length > 0 && (
        <List>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={onRemoveFile} onRetry={onRetryFile} />
          ))}
        </List>
      )}
      {lostFiles.length > 0 && (
        <Banner tone="w" role="status">
          {formatMessage(attachmentValueText.lost, { names: lostFiles.join("、") })}
        </Banner>
      )}
      <FieldError id="notice-files-error">{error}</FieldError>
      {isFull && <Note>{formatMessage(attachmentValueText.full, { max: noticeLimits.files })}</Note>}
      {!isFull && isOpen && (
        <FileDrop
          label={formatMessage(attachmentText.title)}
          hint={formatMessage(attachmentText.hint)}
          accept={noticeFileTypes}
          maxBytes={noticeLimits.fileMaxBytes}
          onChoose={onAttach}
        />
      )}
      {!isFull && !isOpen && (
        <span>
          <Button variant="ghost" icon={clipIcon} onClick={() => setOpen(true)}>
            {formatMessage(attachmentText.attach)}
          </Button>
        </span>
      )}
    </Rows>
  );
}

type FileRowProps = { file: AttachedFile; onRemove: (key: string) => void; onRetry: (key: string) => void };

function FileRow({ file: { key, name, bytes, state }, onRemove, onRetry }: FileRowProps) {
  const { formatMessage } = useIntl();
  const failure = state.status === "failed" ? state.failure : undefined;
  const sentence = useFailureSentence(failure);

  return (
    <Row>
      <Icon path={fileIcon} size="s" />
      <Words>
        {formatMessage(noticeValueText.file, { name, size: fileSize(bytes) })}
        {state.status === "uploading" && (
          <ProgressBar
            label={formatMessage(attachmentText.sending)}
            size="s"
            measure="percent"
            done={state.sentBytes}
            total={bytes}
          />
        )}
        <FieldError id={`${key}-error`}>{failure?.fields?.file ?? sentence}</FieldError>
      </Words>
      {failure && (
        <IconButton
          icon={refreshIcon}
          label={formatMessage(attachmentValueText.retry, { name })}
          onClick={() => onRetry(key)}
        />
      )}
      <IconButton
        icon={closeIcon}
        label={formatMessage(attachmentValueText.remove, { name })}
        onClick={() => onRemove(key)}
      />
    </Row>
  );
}

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

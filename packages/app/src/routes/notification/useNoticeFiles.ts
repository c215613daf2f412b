import { Failure, noticeFileTypes, uploadNoticeFile } from "@kyuseki/domain";
import { attachmentText, callFailure } from "@kyuseki/ui";
import type { AttachedFile } from "@kyuseki/ui/screens/Notification";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useServices } from "../../services/services.ts";
import type { NoticeWritingState } from "./useNoticeWriting.ts";

/** The attachments of the notice: those on their way, and those the server has. */
export function useNoticeFiles(state: Pick<NoticeWritingState, "writing" | "update" | "forgetLostFiles">) {
  const { writing, update, forgetLostFiles } = state;
  const { call } = useServices();
  const { formatMessage } = useIntl();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const chosen = useRef(0);

  const setState = (key: string, state: AttachedFile["state"]) =>
    setPending((files) => files.map((file) => (file.key === key ? { ...file, state } : file)));
  const drop = (key: string) => setPending((files) => files.filter((file) => file.key !== key));

  async function send({ key, source }: Pending) {
    setState(key, { status: "uploading", sentBytes: 0 });
    try {
      const type = noticeFileTypes.find((known) => known === source.type);
      if (!type) throw new Failure("invalid", { fields: { file: formatMessage(attachmentText.wrongType) } });
      const body = new Uint8Array(await source.arrayBuffer());
      const file = await call(uploadNoticeFile, { query: { name: source.name }, body, type });
      drop(key);
      update(({ values, files, ...rest }) => ({
        ...rest,
        values: { ...values, file_ids: [...values.file_ids, file.file_id] },
        files: [...files, file],
      }));
    } catch (error) {
      setState(key, { status: "failed", failure: callFailure(error) });
    }
  }

  const attached = writing.files.map(
    (file): AttachedFile => ({
      key: String(file.file_id),
      name: file.name,
      bytes: file.bytes,
      state: { status: "stored", file },
    }),
  );

  return {
    files: [...attached, ...pending],
    attach: (files: readonly File[]) => {
      forgetLostFiles();
      const added = files.map(
        (source): Pending => ({
          key: `new-${chosen.current++}`,
          name: source.name,
          bytes: source.size,
          source,
          state: { status: "uploading", sentBytes: 0 },
        }),
      );
      setPending((before) => [...before, ...added]);
      for (const file of added) void send(file);
    },
    retry: (key: string) => {
      const file = pending.find((one) => one.key === key);
      if (file) void send(file);
    },
    remove: (key: string) => {
      drop(key);
      update(({ values, files, ...rest }) => ({
        ...rest,
        values: { ...values, file_ids: values.file_ids.filter((id) => String(id) !== key) },
        files: files.filter(({ file_id }) => String(file_id) !== key),
      }));
    },
  };
}

type Pending = AttachedFile & { source: File };

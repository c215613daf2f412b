import { contract, type NoticeFile } from "@kyuseki/domain";
import { newNoticeFileName } from "../../files/fileName.ts";
import { requireStorage } from "../../http/limits/clubStorage.ts";
import { noticeFileLinks } from "../../http/notices/noticeFileLinks.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { claimFile, type StagedFile, stageFile } from "../../http/videos/stagedFiles.ts";
import { uploadCutoff } from "../../retention/retention.ts";
import { lockTeams } from "../../store/ingest/locks.ts";
import { insertNoticeFile } from "../../store/notices/noticeFiles.ts";

type StagedNoticeFile = StagedFile & Pick<NoticeFile, "type">;

/** Attachments; one that no notice names goes after a day. */
export function noticeFileRoutes(api: Api) {
  serve(
    api,
    contract.uploadNoticeFile,
    async ({ session, query: { name }, db, now }, { type, name: file, bytes }: StagedNoticeFile) => {
      const { team_id } = session.team;
      await lockTeams(db, [{ team_id }]);
      await requireStorage(db, team_id, {
        limit: api.storageOfClub,
        uploadsSince: uploadCutoff(now),
        bytes,
        what: "ファイル",
      });
      await claimFile(db, file);
      const stored = await insertNoticeFile(db, team_id, { name: tidy(name), type, bytes, file }, now);
      return (await noticeFileLinks(db, now))(stored);
    },
    {
      before: async ({ body }) => {
        // 30 MB of memory that no server needs until somebody sends an image.
        const { toNoticeFile } = await import("../../files/noticeFile.ts");
        const { type, content } = await toNoticeFile(body);
        return { type, ...(await stageFile(api, newNoticeFileName(), content, type)) };
      },
    },
  );
}

/** Neither folders nor characters that a file's name may not have; a name is never empty. */
const tidy = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]/gu, "_").trim() || "file";

import { contract, Failure, type MemberDetail, type TeamPhotos } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { newPhotoName } from "../../files/fileName.ts";
import { requireStorage } from "../../http/limits/clubStorage.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { claimFile, type StagedFile, stageFile } from "../../http/videos/stagedFiles.ts";
import { photosAddress } from "../../http/videos/videoLinks.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { uploadCutoff } from "../../retention/retention.ts";
import { lockTeams } from "../../store/ingest/locks.ts";
import { lockMembers } from "../../store/members/memberChanges.ts";
import { findMember } from "../../store/members/members.ts";
import {
  deletePhoto,
  deletePhotos,
  findTeamPhotos,
  insertPhoto,
  updateTeamPhotos,
} from "../../store/members/photos.ts";

/** Photos of players, off until a manager switches them on. Every change holds `lockTeams`. */
export function photoRoutes(api: Api) {
  serve(api, contract.getTeamPhotos, async ({ session, db }) => teamPhotos(db, session));

  serve(api, contract.switchTeamPhotos, async ({ session, body, db, audit, afterCommit, request }) => {
    const { team_id } = session.team;
    await lockTeams(db, [{ team_id }]);
    if ((await findTeamPhotos(db, team_id)).on !== body.on) {
      await updateTeamPhotos(db, team_id, body.on);
      const memberIds = body.on ? [] : await deletePhotos(db, team_id);
      await audit(body.on ? "photos_on" : "photos_off", { memberIds });
      afterCommit(() => removeDiscarded(request));
    }
    return teamPhotos(db, session);
  });

  serve(
    api,
    contract.uploadPhoto,
    async ({ session, params: { id }, db, now, audit, afterCommit, request }, { name, bytes }: StagedFile) => {
      const { team_id } = session.team;
      await lockTeams(db, [{ team_id }]);
      const [member] = await lockMembers(db, team_id, [id]);
      if (!member || member.deleted_at) throw new Failure("not_found");
      if (member.state !== "active") throw failures.inactive();
      await requireOn(db, team_id);
      const uploadsSince = uploadCutoff(now);
      await requireStorage(db, team_id, { limit: api.storageOfClub, uploadsSince, bytes, what: "写真" });
      await claimFile(db, name);
      await insertPhoto(db, team_id, id, { file: name, bytes, consentBy: session.user.id }, now);
      await audit("photo_added", { memberIds: [id], details: ["guardian_consent"] });
      afterCommit(() => removeDiscarded(request));
      return present(await findMember(db, team_id, id));
    },
    {
      before: async ({ session, params, body, db }) => {
        const { team_id } = session.team;
        present(await findMember(db, team_id, params.id));
        await requireOn(db, team_id);
        // 30 MB of memory that no server needs until somebody sends a photo.
        const { toPhoto } = await import("../../files/squareImage.ts");
        return stageFile(api, newPhotoName(), await toPhoto(body));
      },
    },
  );

  serve(api, contract.removePhoto, async ({ session, params: { id }, db, audit, afterCommit, request }) => {
    const { team_id } = session.team;
    await lockTeams(db, [{ team_id }]);
    present(await findMember(db, team_id, id));
    if (await deletePhoto(db, team_id, id)) {
      await audit("photo_removed", { memberIds: [id] });
      afterCommit(() => removeDiscarded(request));
    }
    return present(await findMember(db, team_id, id));
  });

  async function teamPhotos(db: Queryable, { team, token }: Caller): Promise<TeamPhotos> {
    const photos = await findTeamPhotos(db, team.team_id);
    return { ...photos, src: photos.on ? await photosAddress(db, token, team.team_id) : null };
  }

  async function requireOn(db: Queryable, teamId: number) {
    if (!(await findTeamPhotos(db, teamId)).on) throw failures.off();
  }

  const removeDiscarded = ({ log }: FastifyRequest) => removeDiscardedFiles({ db: api.db, files: api.files, log });
}

function present(member: MemberDetail | undefined): MemberDetail {
  if (!member) throw new Failure("not_found");
  return member;
}

const conflict = (message: string) => () => new Failure("conflict", { message });

const failures = {
  off: conflict("このチームは、選手の写真を使わない設定です。監督がチーム管理で使う設定にすると、写真を付けられます。"),
  inactive: conflict("在籍しているメンバーだけに、写真を付けられます。"),
} as const;

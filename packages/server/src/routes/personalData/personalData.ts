import { contract, Failure } from "@kyuseki/domain";
import { type Connections, inSnapshot } from "../../db/pool.ts";
import { StreamedAnswer } from "../../http/replies/streamedAnswer.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { findPhotoFileOf } from "../../store/members/photos.ts";
import { deleteMember, findMemberData } from "../../store/privacy/personalData.ts";
import { listTeamData } from "../../store/privacy/personalDataOfTeam.ts";

/** What is stored of people, handed out and taken away (P3). */
export function personalDataRoutes(api: Api) {
  serve(api, contract.exportMember, async ({ session, params, db, now, audit }) => {
    const data = await findMemberData(db, session.team.team_id, params.id);
    if (!data) throw new Failure("not_found");
    const photo = await photoOf(session.team.team_id, params.id);
    await audit("member_exported", { memberIds: [params.id] });
    return { format: "kyuseki-member/1", exported_at: now.toISOString(), ...data, photo };
  });

  /** As a data URL, which opens anywhere; null without one. */
  async function photoOf(teamId: number, memberId: number): Promise<string | null> {
    const name = await findPhotoFileOf(api.db, teamId, memberId);
    const image = name === undefined ? undefined : await api.files.get(name);
    return image ? `data:image/webp;base64,${Buffer.from(image).toString("base64")}` : null;
  }

  serve(api, contract.eraseMember, async ({ session, params, db, audit, afterCommit, request }) => {
    if (!(await deleteMember(db, session.team.team_id, params.id))) throw new Failure("not_found");
    afterCommit(() => removeDiscardedFiles({ db: api.db, files: api.files, log: request.log }));
    await audit("member_erased", { memberIds: [params.id] });
    return { success: true as const };
  });

  let underWay = 0;

  /** Each holds a connection as long as its reader takes, so that they may not be many. */
  async function* exported(teamId: number, now: Date, connections: Connections, begin: () => Promise<void>) {
    if (underWay >= exportsAtOnce) throw busy();
    underWay += 1;
    try {
      await begin();
      yield `{"format":"kyuseki-team/1","exported_at":${JSON.stringify(now.toISOString())},`;
      yield* inSnapshot(connections, (tx) => listTeamData(tx, teamId));
      yield "}";
    } finally {
      underWay -= 1;
    }
  }

  serve(
    api,
    contract.exportTeam,
    async ({ session, now, audit, connections }) =>
      new StreamedAnswer(exported(session.team.team_id, now, connections, () => audit("team_exported"))),
  );
}

const exportsAtOnce = 2;

const busy = () =>
  new Failure("unavailable", {
    retryAfterS: 10,
    message: "ほかの書き出しを行っています。少し待ってから、もう一度お試しください。",
  });

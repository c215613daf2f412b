import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import type { Files } from "../../files/files.ts";
import { findPhotoFile } from "../../store/members/photos.ts";
import { requireLinkedSession } from "./linkedSession.ts";
import { sendImage } from "./sendImage.ts";
import { photosTarget } from "./videoLinks.ts";

type Options = { db: Queryable; files: Files; now: () => Date };

/** Photos of players, for the coaches of their team: the key in the address opens for one session in one club (I10). */
export function photoFileRoutes(app: FastifyInstance, { db, files, now }: Options) {
  app.route<{ Params: { key: string; id: string } }>({
    method: ["GET", "HEAD"],
    exposeHeadRoute: false,
    url: "/files/photos/:key/:id",
    handler: async (request, reply) => {
      const { key, id } = request.params;
      const { signedIn, opens } = await requireLinkedSession(db, key, now());
      const { team_id } = signedIn.team;
      if (!opens(photosTarget(team_id))) throw new Failure("unauthorized");
      const name = /^[1-9]\d{0,8}$/.test(id) ? await findPhotoFile(db, team_id, Number(id)) : undefined;
      if (name === undefined) throw new Failure("not_found");
      return sendImage(request, reply, files, { name, tag: `"photo-${id}"` });
    },
  });
}

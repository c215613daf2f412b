import { Readable } from "node:stream";
import { Failure } from "@kyuseki/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import type { Files } from "../../files/files.ts";
import { readVideo, type VideoFile } from "../../files/videoParts.ts";
import { findVideo, type StoredVideo } from "../../store/videos/videos.ts";
import { requireAnalyzer } from "../auth/access.ts";
import { type ByteRange, byteRange } from "./byteRange.ts";
import { requireLinkedSession } from "./linkedSession.ts";
import { inline, isHead, isKnown, sendImage } from "./sendImage.ts";
import type { VideoKind } from "./videoLinks.ts";

type Options = { db: Queryable; files: Files; now: () => Date };
type Sent = VideoFile & { type: string; tag: string };
type VideoRoute = { Params: { id: string; key: string } };

/** Videos and their posters, for whom the key in the address was made (BE-8, I10). */
export function videoFileRoutes(app: FastifyInstance, { db, files, now }: Options) {
  const route = { method: ["GET", "HEAD"] as ["GET", "HEAD"], exposeHeadRoute: false };

  app.route<VideoRoute>({
    ...route,
    url: "/files/videos/:id/:key",
    handler: async (request, reply) => {
      const { id, file, bytes, part_bytes, type } = await openVideo("videos", request.params);
      if (file === null || bytes === null || part_bytes === null || type === null) throw new Failure("not_found");
      return sendVideo(request, reply, { file, bytes, part_bytes, type, tag: `"video-${id}"` });
    },
  });

  app.route<VideoRoute>({
    ...route,
    url: "/files/posters/:id/:key",
    handler: async (request, reply) => {
      const { id, poster } = await openVideo("posters", request.params);
      if (poster === null) throw new Failure("not_found");
      return sendImage(request, reply, files, { name: poster, tag: `"poster-${id}"` });
    },
  });

  /** @throws Failure "unauthorized" unless the session lives and the key was made for it, "not_found", "forbidden" */
  async function openVideo(kind: VideoKind, { id, key: text }: VideoRoute["Params"]): Promise<StoredVideo> {
    const { signedIn, opens } = await requireLinkedSession(db, text, now());
    requireAnalyzer({ analyzer: true }, signedIn);
    const video = /^[1-9]\d{0,8}$/.test(id) ? await findVideo(db, signedIn.team.team_id, Number(id)) : undefined;
    if (!video) throw new Failure("not_found");
    const name = kind === "videos" ? video.file : video.poster;
    if (name === null || !opens({ kind, id: video.id, name })) throw new Failure("unauthorized");
    return video;
  }

  /** RFC 9110, 13.2.2: first what is known already, then whether the range is of the same video. */
  async function sendVideo(request: FastifyRequest, reply: FastifyReply, video: Sent) {
    const { bytes, tag, type } = video;
    const range = isSameVideo(request.headers["if-range"], tag) ? byteRange(request.headers.range, bytes) : null;
    const { first, last } = range && range !== "beyond" ? range : { first: 0, last: bytes - 1 };
    const known = isKnown(request, tag);
    const hasBody = !known && !isHead(request) && range !== "beyond";
    const body = hasBody ? await streamOf(video, { first, last }) : undefined;

    reply.headers({ ...inline, "accept-ranges": "bytes", etag: tag });
    if (known) return reply.code(304).send();
    reply.type(type).header("content-length", last - first + 1);
    if (isHead(request)) return reply.header("content-length", bytes).send();
    if (range === "beyond") {
      return reply.code(416).header("content-range", `bytes */${bytes}`).header("content-length", 0).send();
    }
    if (range) reply.code(206).header("content-range", `bytes ${first}-${last}/${bytes}`);
    return reply.send(body);
  }

  /** What fails before the first piece is a failure of ours to tell; later the connection breaks. */
  async function streamOf(video: VideoFile, range: ByteRange): Promise<Readable> {
    const pieces = readVideo(files, video, range);
    const begun = await pieces.next();
    async function* all() {
      if (!begun.done) yield begun.value;
      yield* pieces;
    }
    const stream = Readable.from(all(), { highWaterMark: 1 });
    stream.once("close", () => void pieces.return());
    return stream;
  }
}

const isSameVideo = (condition: string | string[] | undefined, tag: string) =>
  condition === undefined || condition === tag;

import * as z from "zod/mini";
import { videoLimits } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { idInAddress } from "../rowFields.ts";
import { logoTypes } from "../team/logo.ts";
import { measuredBallSchema, reportPlayerSchema } from "./reportFields.ts";

const id = idInAddress();
const write = { access: "coach", analyzer: true, query: z.object({}), status: 200 } as const;

/** `src` and `poster` are readable only for the session that asked, as long as it lasts. */
export const videoSchema = z.object({
  id: z.int(),
  src: z.string(),
  poster: z.nullable(z.string()),
  /** Second of the video at which bat and ball meet, or the ball leaves the hand; null: not marked. */
  impact_s: z.nullable(z.number()),
  /** Second of the video at which this ball begins; null unless the video shows several and a ball was asked for. */
  at_s: z.nullable(z.number()),
  /** Sent by a coach, who may remove it. */
  own: z.boolean(),
});
export type Video = z.infer<typeof videoSchema>;

const filmedBallSchema = z.object({ ball: measuredBallSchema, video: z.nullable(videoSchema) });
export type FilmedBall = z.infer<typeof filmedBallSchema>;

const ballPageSchema = z.object({
  player: reportPlayerSchema,
  ...filmedBallSchema.shape,
  /**
   * The player's fastest ball with a video, of the same batting or pitch type and ball; null when there is none or this
   * is it (BE-8).
   */
  best: z.nullable(filmedBallSchema),
  /** Whether no other ball of its kind, with a video or without, is faster. */
  is_best: z.boolean(),
  /** The balls of the day in order, this one among them; in batting only those of the same batting type and ball. */
  day: z.array(filmedBallSchema),
  /** Pitching: the zone of a batter as tall as the player and the radius of this ball, in cm, as in the summary. */
  zone: z._default(z.nullable(z.object({ bottom: z.number(), top: z.number(), radius: z.number() })), null),
  /** Ids of the last such ball before `day` and the first after it. */
  previous: z.nullable(z.int()),
  next: z.nullable(z.int()),
});
export type BallPage = z.infer<typeof ballPageSchema>;

/**
 * One ball with its video, the best one and its day. @throws not_found, also when it belongs to another member or mode
 */
export const getBallPage = defineEndpoint({
  id: "getBallPage",
  method: "GET",
  path: "/api/coach/nextshot/members/:id/:mode/results/:ball_id",
  access: "coach",
  analyzer: true,
  params: z.object({ id, mode: z.enum(["batting", "pitching"]), ball_id: id }),
  query: z.object({}),
  body: z.undefined(),
  reply: ballPageSchema,
  status: 200,
});

const uploadSchema = z.object({
  upload_id: z.int(),
  /** Size of every part but the last, in bytes. */
  part_bytes: z.int(),
  /** Number of parts that have arrived, in order. */
  received: z.int(),
});
export type VideoUpload = z.infer<typeof uploadSchema>;

/**
 * Begins or resumes the upload of a ball's video: the same `resume_key` returns the upload that broke off. The same
 * coach's earlier upload for the ball is dropped. @throws not_found, conflict while five of the team are unfinished or
 * when the video does not fit into the club's storage
 */
export const startVideoUpload = defineEndpoint({
  ...write,
  id: "startVideoUpload",
  method: "POST",
  path: "/api/coach/nextshot/measurements/:id/video-uploads",
  params: z.object({ id }),
  body: z.object({
    bytes: z
      .int("動画ファイルが空です")
      .check(z.minimum(1, "動画ファイルが空です"), z.maximum(videoLimits.maxBytes, "500 MB以下の動画を選んでください")),
    /** SHA-256 in hex that identifies the file on the sender's device; the file name is not sent. */
    resume_key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  grows: true,
  reply: uploadSchema,
  refuses: ["conflict"],
});

/**
 * Sends one part; parts come in order, counted from 0, and repeating one changes nothing.
 * @throws invalid with the reason at `fields.video`, not_found, conflict when an earlier one is missing or the video no
 * longer fits into the club's storage
 */
export const sendVideoPart = defineEndpoint({
  ...write,
  id: "sendVideoPart",
  method: "PUT",
  path: "/api/coach/nextshot/video-uploads/:id/parts/:part",
  params: z.object({ id, part: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)) }),
  body: z.instanceof(Uint8Array),
  bytes: { types: ["application/octet-stream"], max: videoLimits.partBytes },
  grows: true,
  reply: uploadSchema,
  refuses: ["conflict"],
});

/** Gives the video to the ball, in place of an earlier one. @throws not_found, conflict while a part is missing */
export const finishVideoUpload = defineEndpoint({
  ...write,
  id: "finishVideoUpload",
  method: "POST",
  path: "/api/coach/nextshot/video-uploads/:id/finish",
  params: z.object({ id }),
  body: z.undefined(),
  reply: videoSchema,
  refuses: ["conflict"],
});

/** Discards an upload; repeating it changes nothing. */
export const cancelVideoUpload = defineEndpoint({
  ...write,
  id: "cancelVideoUpload",
  method: "DELETE",
  path: "/api/coach/nextshot/video-uploads/:id",
  params: z.object({ id }),
  body: z.undefined(),
  reply: z.object({}),
});

/**
 * Stores the picture shown before the video loads, redrawn at 640 px; only for a coach's video.
 * @throws not_found, invalid with the reason at `fields.poster`, unavailable for a second while two others are drawn
 */
export const savePoster = defineEndpoint({
  ...write,
  id: "savePoster",
  method: "PUT",
  path: "/api/coach/nextshot/videos/:id/poster",
  params: z.object({ id }),
  body: z.instanceof(Uint8Array),
  bytes: { types: logoTypes, max: videoLimits.posterMaxBytes },
  grows: true,
  reply: videoSchema,
});

/** Marks the moment that aligns two videos; also for pushed ones. @throws not_found */
export const setImpact = defineEndpoint({
  ...write,
  id: "setImpact",
  method: "POST",
  path: "/api/coach/nextshot/videos/:id/impact",
  params: z.object({ id }),
  body: z.object({ impact_s: z.nullable(z.number().check(z.minimum(0), z.maximum(86_400))) }),
  reply: videoSchema,
});

/** Removes a coach's video, audited; a video pushed with the ball shows again. @throws not_found */
export const removeVideo = defineEndpoint({
  ...write,
  id: "removeVideo",
  method: "DELETE",
  path: "/api/coach/nextshot/videos/:id",
  params: z.object({ id }),
  body: z.undefined(),
  reply: z.object({}),
});

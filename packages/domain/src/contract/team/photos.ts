import * as z from "zod/mini";
import { photoLimits } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberDetailSchema, memberIdParams } from "../members/members.ts";
import { logoTypes } from "./logo.ts";

const noParams = z.object({});

export const teamPhotosSchema = z.object({
  /** Whether coaches may add photos of players; off until a manager switches it on. */
  on: z.boolean(),
  /** How many players have one. */
  count: z.int(),
  /** With a member's `photo` behind it, where the picture is, for this session alone; null while off. */
  src: z.nullable(z.string()),
});
export type TeamPhotos = z.infer<typeof teamPhotosSchema>;

export const getTeamPhotos = defineEndpoint({
  id: "getTeamPhotos",
  method: "GET",
  path: "/api/coach/team/photos",
  access: "coach",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: teamPhotosSchema,
  status: 200,
});

/** Switched off, every photo of the team is erased. */
export const switchTeamPhotos = defineEndpoint({
  id: "switchTeamPhotos",
  method: "POST",
  path: "/api/coach/team/photos",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z.object({ on: z.boolean() }),
  reply: teamPhotosSchema,
  status: 200,
});

/**
 * A player's photo in place of an earlier one; the body is the image's bytes. The coach who sends it has confirmed that
 * the guardians agree, and is named beside it. @throws invalid, with the reason at `fields.photo` or `fields.consent`;
 * conflict while the team has photos off, and for who is no active member
 */
export const uploadPhoto = defineEndpoint({
  id: "uploadPhoto",
  method: "POST",
  path: "/api/coach/memberlist/member/:id/photo",
  access: "coach",
  params: memberIdParams,
  query: z.object({ consent: z.enum(["given"], "保護者の同意を得てから、写真を保存してください") }),
  body: z.instanceof(Uint8Array),
  bytes: { types: logoTypes, max: photoLimits.maxBytes },
  grows: true,
  reply: memberDetailSchema,
  status: 200,
  refuses: ["conflict"],
});

/** Erases the photo; without one, nothing changes. */
export const removePhoto = defineEndpoint({
  id: "removePhoto",
  method: "DELETE",
  path: "/api/coach/memberlist/member/:id/photo",
  access: "coach",
  params: memberIdParams,
  query: noParams,
  body: z.undefined(),
  reply: memberDetailSchema,
  status: 200,
});

import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

const noParams = z.object({});

export const teamPhotosSchema = z.object({
  /** Whether coaches may add photos of players; off until a manager switches it on. */
  on: z.boolean(),
  /** How many players have one. */
  count: z.int(),
  /** With a member's `photo` behind it, where the picture is, until this coach signs out; null while off. */
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

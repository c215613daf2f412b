import * as z from "zod/mini";
import { photoLimits } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { logoTypes } from "../team/logo.ts";
import { memberDetailSchema, memberIdParams } from "./members.ts";

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
  query: z.object({}),
  body: z.undefined(),
  reply: memberDetailSchema,
  status: 200,
});

import * as z from "zod/mini";
import { logoLimits } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { teamSchema } from "./team.ts";

/** Accepted formats of a logo, judged by its bytes, not its name; no SVG (I9). */
export const logoTypes = ["image/png", "image/jpeg", "image/webp"] as const;

/** Uploads a logo; the body is the image's bytes. @throws invalid, with the reason at `fields.logo` */
export const uploadLogo = defineEndpoint({
  id: "uploadLogo",
  method: "POST",
  path: "/api/coach/team/logo",
  access: "manager",
  params: z.object({}),
  query: z.object({}),
  body: z.instanceof(Uint8Array),
  bytes: { types: logoTypes, max: logoLimits.maxBytes },
  grows: true,
  reply: teamSchema,
  status: 200,
});

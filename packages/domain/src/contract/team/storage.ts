import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

/** Bytes. Over the limit after the provider has lowered it; nothing is deleted then. */
export const teamStorageSchema = z.object({
  limit: z.int(),
  /** Videos with their posters, and those on their way, as large as they are going to be. */
  videos: z.int(),
  /** Imported files, as they are stored. */
  files: z.int(),
});
export type TeamStorage = z.infer<typeof teamStorageSchema>;

/** What the club's videos and imported files take of its storage. */
export const getTeamStorage = defineEndpoint({
  id: "getTeamStorage",
  method: "GET",
  path: "/api/coach/team/storage",
  access: "coach",
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  reply: teamStorageSchema,
  status: 200,
});

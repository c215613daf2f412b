import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

const none = z.object({});

/** How many players have something open, for the badge of the navigation (CO-7). */
export const countOpenPlayers = defineEndpoint({
  id: "countOpenPlayers",
  method: "GET",
  access: "coach",
  path: "/api/coach/open_items/count",
  params: none,
  query: none,
  body: z.undefined(),
  reply: z.object({ players: z.int() }),
  status: 200,
});

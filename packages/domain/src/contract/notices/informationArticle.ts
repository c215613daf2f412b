import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { markdownFields } from "../markdownTree.ts";
import { idInAddress } from "../rowFields.ts";
import { informationSummarySchema } from "./information.ts";

/** One piece of what the provider has published. */
export const informationSchema = z.extend(informationSummarySchema, { ...markdownFields, author: z.string() });
export type Information = z.infer<typeof informationSchema>;

/** @throws not_found */
export const getInformation = defineEndpoint({
  id: "getInformation",
  method: "GET",
  access: "session",
  path: "/api/coach/information/:id",
  params: z.object({ id: idInAddress() }),
  query: z.object({}),
  body: z.undefined(),
  reply: informationSchema,
  status: 200,
  refuses: ["not_found"],
});

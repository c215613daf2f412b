import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idField } from "../rowFields.ts";

const none = z.object({});

export const informationCategories = ["important", "feature", "recruitment", "maintenance"] as const;
export type InformationCategory = (typeof informationCategories)[number];

export const informationSummarySchema = z.object({
  information_id: z.int(),
  category: z.enum(informationCategories),
  title: z.string(),
  published_at: z.iso.datetime(),
  /** By this coach. */
  read: z.boolean(),
});
export type InformationSummary = z.infer<typeof informationSummarySchema>;

const unread = z.object({ unread: z.int() });

/** What the provider has published, page by page; behind the last page comes the last. `q` searches title and body. */
export const listInformation = defineEndpoint({
  id: "listInformation",
  method: "GET",
  access: "session",
  path: "/api/coach/information",
  params: none,
  query: z.object({
    category: z.optional(z.enum(informationCategories)),
    q: z._default(z.string().check(z.maxLength(100)), ""),
    order: z._default(z.enum(["newest", "oldest"]), "newest"),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  body: z.undefined(),
  reply: z.extend(unread, { information: z.array(informationSummarySchema), total: z.int() }),
  status: 200,
});

/** Marks one, or with null all, as read by this coach. */
export const readInformation = defineEndpoint({
  id: "readInformation",
  method: "POST",
  access: "session",
  path: "/api/coach/information/read",
  params: none,
  query: none,
  body: z.object({ information_id: z.nullable(idField()) }),
  reply: unread,
  status: 200,
});

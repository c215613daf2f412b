import { inquiryCategories } from "@kyuseki/domain";
import type { ContactScreenProps } from "@kyuseki/ui/screens/Contact";
import * as z from "zod/mini";

export type ContactDraft = ContactScreenProps["draft"];

export const emptyContactDraft: ContactDraft = { category: null, pageInfo: null, deviceInfo: null, inquiry: "" };

/** As it was kept in this browser. */
export const contactDraftSchema = z.object({
  category: z.nullable(z.enum(inquiryCategories)),
  pageInfo: z.nullable(z.string()),
  deviceInfo: z.nullable(z.string()),
  inquiry: z.string(),
});

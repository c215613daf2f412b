import * as z from "zod/mini";
import { inquiry } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";

export const inquiryCategories = inquiry.categories;
export type InquiryCategory = (typeof inquiry.categories)[number];
export type SimpleInquiryCategory = (typeof inquiry.simpleCategories)[number];

const categoryError = "お問い合わせの種類を選んでください";
const content = textField("お問い合わせ内容", 1, inquiry.contentMax);

/** What the full form sends; fields that its category does not show are empty (VA-1). */
export const inquiryDraftSchema = z.object({
  category: z.enum(inquiry.categories, categoryError),
  pageInfo: z._default(textField("ページ・画面", 0, inquiry.pageInfoMax), ""),
  deviceInfo: z._default(textField("お使いの端末", 0, inquiry.deviceInfoMax), ""),
  inquiry: content,
});
export type InquiryDraft = z.infer<typeof inquiryDraftSchema>;

/** What the simple form sends (VA-3). */
export const simpleInquiryDraftSchema = z.object({
  category: z.enum(inquiry.simpleCategories, categoryError),
  inquiry: content,
});
export type SimpleInquiryDraft = z.infer<typeof simpleInquiryDraftSchema>;

/** Both forms send here (D-3). */
export const sendInquiry = defineEndpoint({
  id: "sendInquiry",
  method: "POST",
  path: "/api/inquiry",
  access: "session",
  params: z.object({}),
  query: z.object({}),
  body: z.extend(inquiryDraftSchema, {
    category: z.enum([...inquiry.categories, "system"], categoryError),
  }),
  reply: z.object({ success: z.literal(true) }),
  status: 201,
  refuses: ["rate_limited"],
});

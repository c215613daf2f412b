import { type InquiryCategory, type InquiryDraft, inquiry, inquiryDraftSchema } from "@kyuseki/domain";
import { type CheckedInquiry, checkInquiry } from "../../../components/SimpleInquiry/checkInquiry.ts";

/** What the coach has written so far. The app keeps it, so that it outlives closing, a reload and a failure. */
export type ContactDraft = {
  category: InquiryCategory | null;
  /** null until the first change to the form: the prefilled text stands there. */
  pageInfo: string | null;
  deviceInfo: string | null;
  inquiry: string;
};
export type ContactPrefill = {
  /** 開いたときの画面の名前。 */
  pageInfo: string;
  /** 「Windows／Chrome 131」など。 */
  deviceInfo: string;
};
/** As it stands in the fields. */
export type ContactTexts = ContactDraft & ContactPrefill;

/** A changed draft keeps the prefilled texts it was written beside, wherever the form is opened next. */
export const withPrefill = (draft: ContactDraft, prefill: ContactPrefill): ContactTexts => ({
  ...draft,
  pageInfo: draft.pageInfo ?? prefill.pageInfo,
  deviceInfo: draft.deviceInfo ?? prefill.deviceInfo,
});

/** VA-1. */
export const showsPageInfo = (category: InquiryCategory | null) =>
  inquiry.pageInfoShownFor.some((shownFor) => shownFor === category);
export const showsDeviceInfo = (category: InquiryCategory | null) =>
  inquiry.deviceInfoShownFor.some((shownFor) => shownFor === category);

/** VA-2. Whether what must be there is there; its length is told at its field. */
export const isFilled = ({ category, inquiry: content }: ContactDraft) => category !== null && content.trim() !== "";

/** VA-1. What may be sent: a field the category does not show is empty, whatever was written there before. */
export function checkContact(texts: ContactTexts): CheckedInquiry<InquiryDraft> {
  return checkInquiry(inquiryDraftSchema, {
    ...texts,
    pageInfo: showsPageInfo(texts.category) ? texts.pageInfo : "",
    deviceInfo: showsDeviceInfo(texts.category) ? texts.deviceInfo : "",
  });
}

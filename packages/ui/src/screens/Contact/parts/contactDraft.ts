import { type InquiryCategory, type InquiryDraft, inquiry, inquiryDraftSchema } from "@kyuseki/domain";
import { type CheckedInquiry, checkInquiry } from "../../../components/SimpleInquiry/checkInquiry.ts";

/** What the coach has written so far. The app stores it, so that it survives closing, a reload and a failure. */
export type ContactDraft = {
  category: InquiryCategory | null;
  /** null until the form first changes: then the prefilled text applies. */
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
/** Values of the fields. */
export type ContactTexts = ContactDraft & ContactPrefill;

/** A changed draft keeps the prefilled texts it was written beside, wherever the form is opened next. */
export const withPrefill = (draft: ContactDraft, prefill: ContactPrefill): ContactTexts => ({
  ...draft,
  pageInfo: draft.pageInfo ?? prefill.pageInfo,
  deviceInfo: draft.deviceInfo ?? prefill.deviceInfo,
});

/** Whether a category has the field for the page (VA-1). */
export const showsPageInfo = (category: InquiryCategory | null) =>
  inquiry.pageInfoShownFor.some((shownFor) => shownFor === category);
export const showsDeviceInfo = (category: InquiryCategory | null) =>
  inquiry.deviceInfoShownFor.some((shownFor) => shownFor === category);

/** Whether every required field is filled; lengths are shown at the fields (VA-2). */
export const isFilled = ({ category, inquiry: content }: ContactDraft) => category !== null && content.trim() !== "";

/** The draft to send: a field that its category does not show is empty, whatever was typed there before (VA-1). */
export function checkContact(texts: ContactTexts): CheckedInquiry<InquiryDraft> {
  return checkInquiry(inquiryDraftSchema, {
    ...texts,
    pageInfo: showsPageInfo(texts.category) ? texts.pageInfo : "",
    deviceInfo: showsDeviceInfo(texts.category) ? texts.deviceInfo : "",
  });
}

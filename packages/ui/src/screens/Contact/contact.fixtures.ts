import { inquiry } from "@kyuseki/domain";
import type { ContactDraft, ContactPrefill } from "./parts/contactDraft.ts";
import type { ContactSender } from "./parts/SenderLine.tsx";

export const emptyContactDraft: ContactDraft = { category: null, pageInfo: null, deviceInfo: null, inquiry: "" };

export const ohno: ContactSender = { name: "大野 直人", email: "ohno@aobadai-bbc.example" };

export const prefill: ContactPrefill = { pageInfo: "測定データ分析", deviceInfo: "Windows／Chrome 131" };

export const bugReport: ContactDraft = {
  category: "bug",
  pageInfo: "測定データ分析の散布図の表示",
  deviceInfo: "Windows 11／Chrome 131",
  inquiry:
    "測定データ分析で学年を「中」に切り替えると、散布図の点が表示されないことがあります。再読み込みすると表示されます。",
};

/** At every limit, with a word that has no break. */
export const longReport: ContactDraft = {
  category: "bug",
  pageInfo: "測".repeat(inquiry.pageInfoMax),
  deviceInfo: "W".repeat(inquiry.deviceInfoMax),
  inquiry: "散布図の点が表示されません。\n".repeat(100).slice(0, inquiry.contentMax),
};

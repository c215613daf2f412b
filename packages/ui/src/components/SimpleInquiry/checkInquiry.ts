import { graphemeCount, inquiry } from "@kyuseki/domain";

export type InquiryField = "category" | "pageInfo" | "deviceInfo" | "inquiry";
export type InquiryFieldErrors = Partial<Record<InquiryField, string>>;
export type CheckedInquiry<Draft> =
  | { draft: Draft }
  | {
      draft?: never;
      /** The first field to correct. */
      first: InquiryField;
      fieldErrors: InquiryFieldErrors;
    };

type Schema<Draft> = {
  safeParse: (
    written: unknown,
  ) =>
    | { success: true; data: Draft }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/**
 * What may be sent, or what keeps it from being sent. A text that is too long is a reason without a sentence: its field
 * already says how much to take away.
 */
export function checkInquiry<Draft>(
  schema: Schema<Draft>,
  written: Partial<Record<InquiryField, string | null>>,
): CheckedInquiry<Draft> {
  const parsed = schema.safeParse(written);
  if (parsed.success) return { draft: parsed.data };

  const found: InquiryFieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = inquiryFields.find((name) => name === path[0]);
    if (field) found[field] ??= message;
  }
  const fieldErrors = fieldErrorsAmong(inquiryFields, found, (field) => !isTooLong(field, written[field] ?? ""));
  return { first: inquiryFields.find((name) => found[name]) ?? "inquiry", fieldErrors };
}

/** The sentences about the named fields, out of those a check or the server gave. */
export const fieldErrorsAmong = (
  fields: readonly InquiryField[],
  sentences: Readonly<Record<string, string>>,
  holds: (field: InquiryField) => boolean = () => true,
): InquiryFieldErrors =>
  Object.fromEntries(fields.flatMap((name) => (sentences[name] && holds(name) ? [[name, sentences[name]]] : [])));

/** Top to bottom on every form. */
export const inquiryFields = ["category", "pageInfo", "deviceInfo", "inquiry"] as const satisfies InquiryField[];

const isTooLong = (field: InquiryField, text: string) => field !== "category" && graphemeCount(text) > limits[field];

const limits = { pageInfo: inquiry.pageInfoMax, deviceInfo: inquiry.deviceInfoMax, inquiry: inquiry.contentMax };

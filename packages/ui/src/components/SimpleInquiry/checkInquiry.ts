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
 * The draft to send, or what prevents sending it. A text that is too long has no sentence here: its field already says
 * how much to remove.
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

/** The errors of the named fields, from a check or the server. */
export const fieldErrorsAmong = (
  fields: readonly InquiryField[],
  sentences: Readonly<Record<string, string>>,
  holds: (field: InquiryField) => boolean = () => true,
): InquiryFieldErrors =>
  Object.fromEntries(fields.flatMap((name) => (sentences[name] && holds(name) ? [[name, sentences[name]]] : [])));

/** In the order of every form. */
export const inquiryFields = ["category", "pageInfo", "deviceInfo", "inquiry"] as const satisfies InquiryField[];

const isTooLong = (field: InquiryField, text: string) => field !== "category" && graphemeCount(text) > limits[field];

const limits = { pageInfo: inquiry.pageInfoMax, deviceInfo: inquiry.deviceInfoMax, inquiry: inquiry.contentMax };

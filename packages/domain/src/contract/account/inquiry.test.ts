import { describe, expect, test } from "vitest";
import { inquiryWith, lengthCases } from "../lengthCases.fixture.ts";
import { inquiryDraftSchema, sendInquiry, simpleInquiryDraftSchema } from "./inquiry.ts";

describe("I5・VA-1・VA-4 お問い合わせの長さ", () => {
  test.each(lengthCases)("$field に $name: $accepted", (given) => {
    const draft = inquiryWith(given);
    const verdicts = [inquiryDraftSchema, sendInquiry.body].map((schema) => schema.safeParse(draft).success);
    expect(verdicts).toEqual([given.accepted, given.accepted]);
  });

  test.each(lengthCases.filter(({ field }) => field === "inquiry"))(
    "VA-3 かんたんな問い合わせに $name: $accepted",
    (given) => {
      const draft = { category: "system", inquiry: given.text };
      expect(simpleInquiryDraftSchema.safeParse(draft).success).toBe(given.accepted);
    },
  );
});

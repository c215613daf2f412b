import { useState } from "react";
import { SimpleInquiry, type SimpleInquiryProps } from "./SimpleInquiry.tsx";

/** For stories only: holds the draft, as the app does. */
export function SimpleInquiryHarness({ draft: first, onDraftChange, ...rest }: SimpleInquiryProps) {
  const [draft, setDraft] = useState(first);
  const handleDraftChange: SimpleInquiryProps["onDraftChange"] = (next) => {
    onDraftChange(next);
    setDraft(next);
  };
  return <SimpleInquiry {...rest} draft={draft} onDraftChange={handleDraftChange} />;
}

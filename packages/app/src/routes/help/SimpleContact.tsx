import { Failure, inquiry, type SimpleInquiryDraft, sendInquiry } from "@kyuseki/domain";
import { SimpleInquiry } from "@kyuseki/ui";
import * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { emitFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";

const draftSchema = z.object({ category: z.nullable(z.enum(inquiry.simpleCategories)), inquiry: z.string() });

/** The contact form on the help page (D-3, VA-3, ER-2). */
export function SimpleContact() {
  const { call, bus } = useServices();
  const draft = useDraft("inquiry", draftSchema, { category: null, inquiry: "" });

  const handleSend = async (body: SimpleInquiryDraft) => {
    try {
      await call(sendInquiry, { body });
    } catch (error) {
      if (error instanceof Failure) emitFailure({ bus }, error);
      throw error;
    }
  };

  return <SimpleInquiry draft={draft.value} onDraftChange={draft.change} onSend={handleSend} />;
}

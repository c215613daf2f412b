import { Failure, type InquiryDraft, inquiry, sendInquiry } from "@kyuseki/domain";
import { deviceName } from "@kyuseki/domain/device";
import { titleText } from "@kyuseki/ui";
import { ContactScreen } from "@kyuseki/ui/screens/Contact";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { accountQuery } from "../../../data/account.ts";
import { matchPath } from "../../../navigation/match.ts";
import type { OverlayProps } from "../../../services/overlayOpener.ts";
import { useServices, useSignedIn } from "../../../services/services.ts";
import { useDraft } from "../../../services/useDraft.ts";
import { contactDraftSchema, emptyContactDraft } from "./contactDraft.ts";

/** The contact form over the open page (VA-1, VA-2, ER-2). */
export function Overlay({ onClose }: OverlayProps) {
  const { user } = useSignedIn();
  const { call, bus } = useServices();
  const account = useQuery(accountQuery(call));
  const prefill = usePrefill();
  const draft = useDraft("contact", contactDraftSchema, emptyContactDraft);

  const handleSend = async (body: InquiryDraft) => {
    try {
      await call(sendInquiry, { body });
    } catch (error) {
      if (error instanceof Failure) bus.emit("failure", error);
      throw error;
    }
  };
  const handleSent = () => {
    draft.forget();
    onClose();
    bus.emit("toast", { tone: "success", text: inquiry.success });
  };

  return (
    <ContactScreen
      sender={{ name: user.name, email: account.data?.email ?? null }}
      prefill={prefill}
      draft={draft.value}
      onDraftChange={draft.change}
      onSend={handleSend}
      onSent={handleSent}
      onClose={onClose}
    />
  );
}

/** The screen the coach was looking at, and with what. */
function usePrefill() {
  const { formatMessage } = useIntl();
  const [prefill] = useState(() => {
    const matched = matchPath(window.location.pathname);
    return {
      pageInfo: matched.kind === "screen" ? formatMessage(titleText[matched.route.id]) : "",
      deviceInfo: deviceName(window.navigator.userAgent) ?? "",
    };
  });
  return prefill;
}

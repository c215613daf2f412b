import { Failure, type InquiryDraft, inquiry, sendInquiry } from "@kyuseki/domain";
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
import { type ContactDraft, contactDraftSchema, emptyContactDraft } from "./contactDraft.ts";

/** The contact form over the open page (VA-1, VA-2, ER-2). */
export function Overlay({ onClose }: OverlayProps) {
  const { user } = useSignedIn();
  const { call, bus } = useServices();
  const account = useQuery(accountQuery(call));
  const pageInfo = usePageInfo();
  const draft = useDraft("contact", contactDraftSchema, emptyContactDraft);

  /** The device is not known before the account is: until then an empty field is not yet the coach's answer. */
  const handleDraftChange = (changed: ContactDraft) =>
    draft.change(account.isPending && changed.deviceInfo === "" ? { ...changed, deviceInfo: null } : changed);
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
      prefill={{ pageInfo, deviceInfo: account.data?.device ?? "" }}
      draft={draft.value}
      onDraftChange={handleDraftChange}
      onSend={handleSend}
      onSent={handleSent}
      onClose={onClose}
    />
  );
}

/** The name of the screen the coach was looking at. */
function usePageInfo() {
  const { formatMessage } = useIntl();
  const [pageInfo] = useState(() => {
    const matched = matchPath(window.location.pathname);
    return matched.kind === "screen" ? formatMessage(titleText[matched.route.id]) : "";
  });
  return pageInfo;
}

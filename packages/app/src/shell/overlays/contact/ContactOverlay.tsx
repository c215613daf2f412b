import { Failure, type InquiryDraft, inquiry, sendInquiry } from "@kyuseki/domain";
import { titleText } from "@kyuseki/ui";
import { ContactScreen } from "@kyuseki/ui/screens/Contact";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { accountQuery } from "../../../data/account.ts";
import { matchPath } from "../../../navigation/match.ts";
import { useDraft } from "../../../services/drafts/useDraft.ts";
import type { OverlayProps } from "../../../services/overlayOpener.ts";
import { emitFailure } from "../../../services/reportFailure.ts";
import { useServices, useSignedIn } from "../../../services/services.ts";
import { type ContactDraft, contactDraftSchema, emptyContactDraft } from "./contactDraft.ts";

/** The contact form over the open page (VA-1, VA-2, ER-2). */
export function Overlay({ onClose }: OverlayProps) {
  const { user } = useSignedIn();
  const { call, bus } = useServices();
  const account = useQuery(accountQuery(call));
  const pageInfo = usePageInfo();
  const device = account.data?.device ?? "";
  const draft = useDraft("contact", contactDraftSchema, emptyContactDraft);

  /** The device is not known before the account is: until then an empty field is not yet the coach's answer. */
  const handleDraftChange = (changed: ContactDraft) => {
    const isDeviceUnknown = account.isPending && changed.deviceInfo === "";
    const next = isDeviceUnknown ? { ...changed, deviceInfo: null } : changed;
    const isPrefilled = [null, pageInfo].includes(next.pageInfo) && [null, device].includes(next.deviceInfo);
    if (!isPrefilled || next.inquiry.trim() !== "") return draft.change(next);
    // A category alone nobody would miss; what the form fills in by itself is of the page it is opened on.
    draft.remember({ ...next, pageInfo: null, deviceInfo: null });
  };
  const handleSend = async (body: InquiryDraft) => {
    try {
      await call(sendInquiry, { body });
    } catch (error) {
      if (error instanceof Failure) emitFailure({ bus }, error);
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
      prefill={{ pageInfo, deviceInfo: device }}
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

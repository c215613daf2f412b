import { NotificationDetailScreen } from "@kyuseki/ui/screens/NotificationDetail";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import * as z from "zod/mini";
import { toLoadable } from "../../data/loadable.ts";
import { noticeQuery } from "../../data/notices/notices.ts";
import type { PathParams } from "../../navigation/match.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { letterAddress } from "../familyLetters/viewInAddress.ts";
import { useSecondsLeft } from "../notification/useSecondsLeft.ts";
import { notificationAddress } from "../notification/viewInAddress.ts";
import { useReminders } from "../openItems/useReminders.ts";
import { useNoticeActions } from "./useNoticeActions.ts";
import { detailAddress } from "./viewInAddress.ts";

export const prefetch = ({ call, queries }: PrefetchServices, _search: string, { notice_id }: PathParams) =>
  queries.prefetchQuery(noticeQuery(call, Number(notice_id)));

export function Component() {
  const { call } = useServices();
  const navigate = useNavigate();
  const id = Number(useParams().notice_id);
  const today = useDayInJapan();
  const { view, change } = useAddressView("notification-detail", detailAddress);
  const notice = useQuery(noticeQuery(call, id));
  const actions = useNoticeActions(notice.data);
  const remind = useReminders();
  const loadPart = useLoadPart();
  const correction = useDraft(`correction-${id}`, correctionSchema, null);
  const { state, leaves_at = null } = notice.data ?? {};
  const secondsLeft = useSecondsLeft(state === "held" ? leaves_at : null, actions.reread);

  return (
    <NotificationDetailScreen
      notice={toLoadable(notice)}
      today={today}
      view={view}
      onViewChange={change}
      secondsLeft={secondsLeft}
      onCancel={async () => {
        await actions.cancel();
        void navigate(`/notification${notificationAddress.write({ part: "write", to: [], draft: id })}`);
      }}
      correction={correction.value}
      onCorrectionChange={correction.change}
      onCorrect={async (words) => {
        await actions.correct(words);
        correction.forget();
      }}
      onRemind={remind}
      onResend={actions.resend}
      onLetters={(ids) => void navigate(letterAddress(ids))}
      onRetry={() => void notice.refetch()}
      loadPart={loadPart}
    />
  );
}

const correctionSchema = z.nullable(z.object({ title: z.string(), body: z.string() }));

import { useState } from "react";
import { useIntl } from "react-intl";
import { calendarFeedValueText, calendarFeedText as text } from "../../copy/events/calendarFeed.ts";
import { dayOf, longDate, momentOf, shortDateTime } from "../../format/date.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Note } from "../../layout/Text/Note.ts";
import type { Loadable } from "../../state/loadable.ts";
import { useSending } from "../../state/useSending.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { RemoveDialog } from "../ConfirmDialog/RemoveDialog.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { calendarPlusIcon } from "../Icon/icons.ts";
import { Modal } from "../Modal/Modal.tsx";
import { PanelSkeleton } from "../Panel/PanelSkeleton.tsx";
import { FeedHow } from "./FeedHow.tsx";
import { FeedLink } from "./FeedLink.tsx";

/** いま使われている購読。アドレスは、作ったときだけ分かる。 */
export type CalendarFeed = { created_at: string; read_at: string | null };

export type CalendarFeedDialogProps = {
  /** null は、まだないか、止めた。 */
  feed: Loadable<CalendarFeed | null>;
  /** 作ったアドレスを返す。断られたら `Failure` で reject する。 */
  onMake: () => Promise<string>;
  onStop: () => Promise<unknown>;
  /** 写せなければ reject する。 */
  onCopy: (text: string) => Promise<void>;
  onRetry: () => void;
  onClose: () => void;
};

/** チームの行事を、自分のカレンダーで読み続ける：作る、渡す、止める。 */
export function CalendarFeedDialog({ feed, onMake, onStop, onCopy, onRetry, onClose }: CalendarFeedDialogProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const [url, setUrl] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const hasFeed = url !== null || (feed.status === "ready" && feed.value !== null);

  const handleMake = async () => {
    setStopped(false);
    const answer = await send(onMake);
    if ("result" in answer) setUrl(answer.result);
  };
  const handleStop = async () => {
    await onStop();
    setUrl(null);
    setStopped(true);
  };

  return (
    <>
      <Modal title={formatMessage(text.title)} onClose={onClose}>
        <Stack gap="l">
          <p>{formatMessage(text.what)}</p>
          {feed.status === "loading" && <PanelSkeleton rows={2} />}
          {feed.status === "failed" && <ErrorState code={feed.code} onRetry={onRetry} />}
          {feed.status === "ready" && (
            <>
              {url === null && feed.value && <Since feed={feed.value} />}
              <FailureBanner failure={failure} />
              {url === null ? (
                <Stack gap="s">
                  <span>
                    <Button variant="primary" icon={calendarPlusIcon} busy={busy} onClick={() => void handleMake()}>
                      {formatMessage(feed.value ? text.makeNew : text.make)}
                    </Button>
                  </span>
                  {feed.value && <Note>{formatMessage(text.makeNewHelp)}</Note>}
                </Stack>
              ) : (
                <FeedLink url={url} onCopy={onCopy} />
              )}
              <FeedHow />
              {hasFeed && (
                <span>
                  <Button variant="danger" onClick={() => setAsking(true)}>
                    {formatMessage(text.stop)}
                  </Button>
                </span>
              )}
            </>
          )}
          <p role="status">{isStopped && formatMessage(text.stopped)}</p>
        </Stack>
      </Modal>
      {isAsking && (
        <RemoveDialog
          title={formatMessage(text.stopAsk)}
          confirmLabel={formatMessage(text.stop)}
          onRemove={handleStop}
          onClose={() => setAsking(false)}
        >
          {formatMessage(text.stopAfter)}
        </RemoveDialog>
      )}
    </>
  );
}

function Since({ feed: { created_at, read_at } }: { feed: CalendarFeed }) {
  const { formatMessage } = useIntl();
  const read =
    read_at === null
      ? formatMessage(text.never)
      : formatMessage(calendarFeedValueText.read, { at: shortDateTime(momentOf(read_at)) });
  return <p>{formatMessage(calendarFeedValueText.since, { day: longDate(dayOf(momentOf(created_at))), read })}</p>;
}

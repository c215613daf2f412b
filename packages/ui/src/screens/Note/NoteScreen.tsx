import { useCallback, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { NoteExport } from "../../components/ExportButton/NoteExport.tsx";
import { checkIcon, gearIcon, keyboardIcon } from "../../components/Icon/icons.ts";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { SavedOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { noteCsvFileText } from "../../copy/notes/noteOrder.ts";
import { noteKeyText, noteQueueText } from "../../copy/notes/noteQueue.ts";
import { dayOf, fileDay } from "../../format/date.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { usePart } from "../../state/usePart.ts";
import { useSending } from "../../state/useSending.ts";
import { media } from "../../tokens/theme.ts";
import type { NoteScreenProps } from "./noteScreenProps.ts";
import { NoteBulk } from "./parts/NoteBulk.tsx";
import { NoteFilters } from "./parts/NoteFilters.tsx";
import { NotePane } from "./parts/NotePane.tsx";
import { NoteQueueList } from "./parts/NoteQueueList.tsx";
import { usePlace } from "./parts/usePlace.ts";

export { NotesSignedOut, type NotesSignedOutProps } from "./NotesSignedOut.tsx";
export type { NoteBeside, NoteScreenProps } from "./noteScreenProps.ts";
export type { NoteKeys } from "./parts/KeyHelp.tsx";
export type { NoteQueue } from "./parts/NoteQueueList.tsx";
export type { NoteChoices } from "./parts/noteChoices.ts";

/** 成長ノートの列：痛みのあるものから順に読み、隣の一通に返信していく。 */
export function NoteScreen(props: NoteScreenProps) {
  const { queue, counts, nowS, view, onViewChange, hrefOf, beside, keys, busyMore, onMore, loadPart, onRetry } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [held, setPicked] = useState<ReadonlySet<number> | null>(null);
  const bulk = useSending();
  const KeyHelp = usePart(isHelpOpen, { load: loadPart, fetchPart, onMissing: () => setHelpOpen(false) });
  const place = usePlace(beside, keys.isOn, () => setHelpOpen(true));
  const list = queue.status === "ready" ? queue.value : null;
  // What the filters have taken away is neither counted nor answered.
  const picked = useMemo(
    () => held && new Set(list?.notes.flatMap(({ note_id }) => (held.has(note_id) ? [note_id] : []))),
    [held, list],
  );

  const pick = useCallback(
    (id: number, isPicked: boolean) =>
      setPicked((before) => {
        const next = new Set(before);
        if (isPicked) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const sendSeen = async (ids: readonly number[]) => {
    const answer = await bulk.send(() => props.onSeenAll(ids));
    if ("result" in answer) setPicked(null);
  };
  const select = list && list.notes.length > 0 && (
    <Button icon={checkIcon} aria-pressed={picked !== null} onClick={() => setPicked(picked ? null : new Set())}>
      {formatMessage(picked ? noteQueueText.selectEnd : noteQueueText.select)}
    </Button>
  );
  const setting = (
    <ButtonLink icon={gearIcon} href="/note/note-setting">
      {formatMessage(noteQueueText.setting)}
    </ButtonLink>
  );
  const showQueue = list ? (
    <NoteQueueList
      queue={list}
      openId={beside?.id ?? null}
      onOpen={beside?.onOpen}
      onPick={pick}
      toExport={
        <NoteExport
          readAll={props.readAll}
          fileName={formatMessage(noteCsvFileText.file, { day: fileDay(dayOf(nowS)) })}
          {...(props.onExport && { onExport: props.onExport })}
        />
      }
      {...{ view, onViewChange, nowS, hrefOf, picked, busyMore, onMore }}
    />
  ) : (
    queue.status !== "ready" && (
      <PanelFallback
        title={formatMessage(noteQueueText.list)}
        loadable={queue}
        rows={6}
        onRetry={() => onRetry("queue")}
      />
    )
  );

  return (
    <Page>
      <NoteFilters
        view={view}
        counts={counts}
        total={list?.total ?? null}
        choices={props.choices}
        today={dayOf(nowS)}
        loadPart={loadPart}
        onChange={onViewChange}
        onWanted={props.onChoose}
        onRetry={() => onRetry("choices")}
        end={
          <>
            {beside && (
              <Button icon={keyboardIcon} aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
                {formatMessage(noteKeyText.open)}
              </Button>
            )}
            {select}
            {setting}
          </>
        }
      />
      <SavedOnDevice {...props.onDevice} />
      <FailureBanner failure={bulk.failure} />
      {picked && picked.size > 0 && (
        <NoteBulk
          picked={picked}
          notes={list?.notes ?? []}
          busy={bulk.busy}
          onPick={setPicked}
          onSeenAll={(ids) => void sendSeen(ids)}
        />
      )}
      {isMobile && <Cluster end={setting}>{select}</Cluster>}
      {beside ? (
        <Columns split="5+7">
          {showQueue}
          <NotePane {...beside} nowS={nowS} withKeys={keys.isOn} {...place} onRetry={() => onRetry("note")} />
        </Columns>
      ) : (
        showQueue
      )}
      {KeyHelp && <KeyHelp keys={keys} onClose={() => setHelpOpen(false)} />}
    </Page>
  );
}

const fetchPart = async () => (await import("./parts/KeyHelp.tsx")).KeyHelp;

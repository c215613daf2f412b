import type { Member, OpenItems } from "@kyuseki/domain";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { useReminderSentence } from "../../../components/Banner/useReminderSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useNameSearch } from "../../../components/FilterBar/useNameSearch.tsx";
import { bellIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { Column } from "../../../layout/Columns/Column.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { useSending } from "../../../state/useSending.ts";
import { media } from "../../../tokens/theme.ts";
import { defaultOpenItemsView, type OpenItemsScreenProps } from "../openItemsProps.ts";
import { OncePanel } from "./OncePanel.tsx";
import { OpenList } from "./OpenList.tsx";
import { OpenStats } from "./OpenStats.tsx";
import { familiesOf, idsOf, openRows } from "./openRows.ts";
import { TodayPanel } from "./TodayPanel.tsx";
import { UnreachedPanel } from "./UnreachedPanel.tsx";

type OpenReadyProps = Omit<OpenItemsScreenProps, "open" | "members" | "onRetry"> & {
  open: OpenItems;
  members: readonly Member[];
};

/** まだの人の一覧と、一度に知らせる区画。 */
export function OpenReady(props: OpenReadyProps) {
  const { open, members, today, view, onViewChange, preview, onPreview, onRemind, onLetters } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const every = useMemo(() => openRows(open, members, null), [open, members]);
  const ofKind = useMemo(() => openRows(open, members, view.kind), [open, members, view.kind]);
  const handleSearch = useCallback((q: string) => onViewChange({ q, page: defaultOpenItemsView.page }), [onViewChange]);
  const { hits: rows, field } = useNameSearch(ofKind, view.q, handleSearch);
  // Everybody is chosen until unticked, also who comes later.
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [reminding, setReminding] = useState<readonly number[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const { busy, failure, send } = useSending();
  const sentenceOf = useReminderSentence();
  const going = rows.filter(({ canRemind }) => canRemind);
  const chosen = going.filter(({ player }) => !unticked.has(player.member_id));
  const previewed = chosen[0]?.player.member_id ?? null;
  const families = familiesOf(chosen);

  const showPreview = useEffectEvent((memberId: number | null) => onPreview(memberId));
  useEffect(() => showPreview(previewed), [previewed]);

  const remind = async (memberIds: readonly number[]) => {
    setDone(null);
    setReminding(memberIds);
    const answer = await send(() => onRemind(memberIds));
    if ("result" in answer) setDone(sentenceOf(answer.result));
  };
  // Who is not listed stays as he was.
  const handleEvery = (isChosen: boolean) => {
    const listed = idsOf(going);
    setUnticked(
      (before) => new Set(isChosen ? [...before].filter((id) => !listed.includes(id)) : [...before, ...listed]),
    );
  };
  const actions = {
    chosen: new Set(idsOf(chosen)),
    onToggle: (id: number) =>
      setUnticked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    busy: new Set(busy ? reminding : []),
    onRemind: (memberIds: readonly number[]) => void remind(memberIds),
    onLetters,
  };
  const list = { rows, today, actions };

  if (every.length === 0) {
    return (
      <>
        <OpenStats open={open} rows={every} today={today} />
        {done && <DoneBanner key={done}>{done}</DoneBanner>}
        <Panel flush aria-label={formatMessage(openItemsText.list)}>
          <EmptyState title={formatMessage(openItemsText.none)}>{formatMessage(openItemsText.noneBody)}</EmptyState>
        </Panel>
        <TodayPanel open={open} members={members} />
      </>
    );
  }
  return (
    <>
      <OpenStats open={open} rows={every} today={today} />
      <FailureBanner failure={failure} />
      {done && <DoneBanner key={done}>{done}</DoneBanner>}
      <Columns split="8+4" stackedBelowDesktop>
        <OpenList
          {...props}
          {...list}
          every={every}
          search={field}
          isEveryChosen={going.length === 0 ? undefined : chosen.length === going.length}
          onChooseEvery={handleEvery}
        />
        <Column>
          <OncePanel
            rows={rows}
            chosen={chosen}
            mail={open.mail}
            preview={preview}
            busy={busy}
            onRemind={actions.onRemind}
          />
          <UnreachedPanel {...list} />
          <TodayPanel open={open} members={members} />
        </Column>
      </Columns>
      {isMobile && families > 0 && (
        <PhoneActions>
          <Button variant="primary" icon={bellIcon} busy={busy} onClick={() => actions.onRemind(idsOf(chosen))}>
            {formatMessage(openItemsValueText.remindFamilies, { families })}
          </Button>
        </PhoneActions>
      )}
    </>
  );
}

const PhoneActions = styled(ActionBar)`
  & > :last-child {
    flex: 1;
  }
`;

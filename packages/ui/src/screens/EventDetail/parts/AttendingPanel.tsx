import { compareGrades, type Member, memberName, type ProviderEvent } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { megaphoneIcon, membersIcon } from "../../../components/Icon/icons.ts";
import { composerHref } from "../../../components/NoticeView/composerHref.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { fetchChooseRecipients } from "../../../components/RecipientChips/fetchChooseRecipients.ts";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { eventDetailText, eventDetailWords } from "../../../copy/events/eventDetail.ts";
import { teamEventText } from "../../../copy/events/teamEvent.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { momentOf } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { usePart } from "../../../state/usePart.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { EventDetailScreenProps } from "../eventDetailProps.ts";

type AttendingPanelProps = Pick<EventDetailScreenProps, "nowS" | "onApply" | "loadPart"> & {
  event: ProviderEvent;
  members: readonly Member[];
};

/** このチームから参加する選手。その家族に、お知らせを書ける。 */
export function AttendingPanel({ event, members, nowS, onApply, loadPart }: AttendingPanelProps) {
  const { formatMessage } = useIntl();
  /** Who attended as the choice was opened; null while it is not open. */
  const [before, setBefore] = useState<readonly number[] | null>(null);
  /** What was refused: the choice goes on from it. */
  const [refused, setRefused] = useState<readonly number[] | null>(null);
  const [done, setDone] = useState(0);
  const { busy, failure, send } = useSending();
  const ChooseRecipients = usePart(before !== null, {
    load: loadPart,
    fetchPart: fetchChooseRecipients,
    onMissing: () => setBefore(null),
  });
  const attending = new Set(event.member_ids);
  const isClosed = event.apply_until !== null && momentOf(event.apply_until) < nowS;
  const hasBegun = momentOf(event.starts_at) <= nowS;
  // After the time to apply, players can only step back.
  const choosable = members.filter(({ id, state }) => attending.has(id) || (state === "active" && !isClosed));
  const shown = members.filter(({ id }) => attending.has(id)).toSorted((a, b) => compareGrades(b.grade, a.grade));
  const former = event.member_ids.length - shown.length;

  const apply = async (memberIds: readonly number[], from: readonly number[]) => {
    const sent = await send(() => onApply(memberIds, from));
    setRefused("result" in sent ? null : memberIds);
    if ("result" in sent) setDone((times) => times + 1);
  };

  return (
    <Panel
      title={formatMessage(eventDetailText.who)}
      caption={formatMessage(eventDetailWords.players, { count: event.own })}
      action={
        !hasBegun &&
        choosable.length > 0 && (
          <Button
            size="s"
            icon={membersIcon}
            aria-haspopup="dialog"
            busy={busy}
            onClick={() => setBefore(event.member_ids)}
          >
            {formatMessage(attending.size === 0 ? eventDetailText.choose : eventDetailText.change)}
          </Button>
        )
      }
    >
      <Stack>
        <FailureBanner failure={failure} own={{ invalid: failure?.fields?.member_ids }} />
        {done > 0 && !failure && (
          <DoneBanner key={done}>{formatMessage(eventDetailWords.applied, { count: event.own })}</DoneBanner>
        )}
        <Standing event={event} nowS={nowS} isClosed={isClosed} hasBegun={hasBegun} />
        {event.member_ids.length === 0 && <Note>{formatMessage(eventDetailText.nobody)}</Note>}
        <Players>
          {shown.map((member) => (
            <li key={member.id}>
              {memberName(member)}
              <Caption>{formatMessage(gradeText[member.grade])}</Caption>
            </li>
          ))}
          {former > 0 && (
            <li>
              <Tag>{formatMessage(teamEventText.former)}</Tag>
            </li>
          )}
        </Players>
        {shown.length > 0 && (
          <Send size="s" icon={megaphoneIcon} href={composerHref(shown.map(({ id }) => id))}>
            {formatMessage(teamEventText.send)}
          </Send>
        )}
      </Stack>
      {before !== null && ChooseRecipients && (
        <ChooseRecipients
          members={choosable}
          chosen={refused ?? before}
          onChoose={(memberIds) => void apply(memberIds, before)}
          onClose={() => setBefore(null)}
        />
      )}
    </Panel>
  );
}

type StandingProps = { event: ProviderEvent; nowS: number; isClosed: boolean; hasBegun: boolean };

function Standing({ event: { ends_at, capacity, applied }, nowS, isClosed, hasBegun }: StandingProps) {
  const { formatMessage } = useIntl();
  if (momentOf(ends_at) <= nowS) return <Banner tone="i">{formatMessage(eventDetailText.over)}</Banner>;
  if (hasBegun) return <Banner tone="i">{formatMessage(eventDetailText.began)}</Banner>;
  if (isClosed) return <Banner tone="w">{formatMessage(eventDetailText.closed)}</Banner>;
  if (capacity !== null && applied >= capacity) return <Banner tone="w">{formatMessage(eventDetailText.full)}</Banner>;
  return null;
}

const Send = styled(ButtonLink)`
  align-self: flex-start;
`;

const Players = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};

  & > * {
    display: inline-flex;
    align-items: baseline;
    gap: ${token("sp-2")};
    max-width: 100%;
    padding: ${token("sp-1")} ${token("sp-2")};
    border-radius: ${token("r-s")};
    background: ${token("primary-soft")};
    color: ${token("primary-text")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
    overflow-wrap: anywhere;
  }
`;

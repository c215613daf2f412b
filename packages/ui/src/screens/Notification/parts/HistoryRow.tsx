import { type Member, memberName, type NoticeSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { Meter } from "../../../components/Meter/Meter.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { noticeHistoryText, noticeHistoryValueText } from "../../../copy/notices/noticeHistory.ts";
import { notificationText } from "../../../copy/notices/notification.ts";
import { momentOf, shortDateTime } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { DeleteDraft } from "./DeleteDraft.tsx";

type HistoryRowProps = { notice: NoticeSummary; members: readonly Member[]; onDeleteDraft: () => Promise<void> };

/** 一件のお知らせ。行のどこを押しても開く。 */
export function HistoryRow({ notice, members, onDeleteDraft }: HistoryRowProps) {
  const { formatMessage } = useIntl();
  const { notice_id, state, title, audience, level, at, players, read, answered, unreached, corrections } = notice;
  const time = shortDateTime(momentOf(at));
  const when = {
    draft: formatMessage(noticeHistoryValueText.draftAt, { time }),
    held: formatMessage(noticeHistoryText.held),
    scheduled: formatMessage(noticeHistoryValueText.scheduledAt, { time }),
    sent: time,
  }[state];
  const href = state === "draft" ? `/notification?draft=${notice_id}` : `/notification/${notice_id}`;

  const name = title || formatMessage(noticeHistoryText.noTitle);

  return (
    <Row>
      <Ends>
        <When>{when}</When>
        <Caption>{audience}</Caption>
      </Ends>
      <Title href={href} look="bare">
        {name}
      </Title>
      {state === "draft" && <DeleteDraft noticeId={notice_id} title={name} onDelete={onDeleteDraft} />}
      {(level === "urgent" || corrections > 0 || unreached > 0) && (
        <Tags>
          {level === "urgent" && <Tag tone="d">{formatMessage(notificationText.urgent)}</Tag>}
          {corrections > 0 && (
            <Tag tone="i">{formatMessage(noticeHistoryValueText.corrected, { count: corrections })}</Tag>
          )}
          {unreached > 0 && <Tag tone="d">{formatMessage(noticeHistoryValueText.unreached, { count: unreached })}</Tag>}
        </Tags>
      )}
      {state === "sent" && (
        <Read>
          <Bar value={read} max={players} tone={read < players ? "own" : "team"} size="s" />
          <span>
            {formatMessage(noticeHistoryValueText.read, {
              read,
              players,
              b: (words) => <Figure key={String(words)}>{words}</Figure>,
            })}
          </span>
          {answered !== null && (
            <span>
              {formatMessage(noticeHistoryValueText.answered, {
                answered,
                players,
                b: (words) => <Figure key={String(words)}>{words}</Figure>,
              })}
            </span>
          )}
        </Read>
      )}
      {state === "sent" && <Unread notice={notice} members={members} />}
    </Row>
  );
}

function Unread({ notice: { unread_ids, players, read }, members }: Omit<HistoryRowProps, "onDeleteDraft">) {
  const { formatMessage } = useIntl();
  const named = unread_ids.flatMap((id) => members.find((member) => member.id === id) ?? []);
  const rest = players - read - named.length;
  if (named.length === 0) return null;

  return (
    <Tags>
      <Caption>{formatMessage(noticeHistoryValueText.unread, { count: players - read })}</Caption>
      {named.map((member) => (
        <Tag key={member.id} tone="w">
          {formatMessage(noticeHistoryValueText.who, {
            name: memberName(member),
            grade: formatMessage(gradeText[member.grade]),
          })}
        </Tag>
      ))}
      {rest > 0 && <Caption>{formatMessage(noticeHistoryValueText.rest, { count: rest })}</Caption>}
    </Tags>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token("sp-1")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};

  &:hover {
    background: ${token("surface-2")};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token("sp-3")};
`;

const When = styled(Caption)`
  flex: none;
  font-family: ${token("font-num")};
  font-size: ${token("fs-h3")};
`;

const Title = styled(Link)`
  font-weight: ${token("fw-h3")};
  overflow-wrap: anywhere;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Read = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  font-size: ${token("fs-small")};
  white-space: nowrap;
`;

const Bar = styled(Meter)`
  flex: 1;
`;

const Figure = styled.b`
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

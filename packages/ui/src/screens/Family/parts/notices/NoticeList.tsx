import type { FamilyNotice } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../../components/Accordion/Accordion.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { Tag } from "../../../../components/Tag/Tag.tsx";
import { familyText } from "../../../../copy/notices/family.ts";
import { token } from "../../../../tokens/theme.ts";
import { FamilySection } from "../FamilySection.tsx";
import { momentText } from "../familyMoment.ts";
import { isUnread, newest } from "../familyNotices.ts";
import { NoticeAnswer } from "./NoticeAnswer.tsx";
import { NoticeWords } from "./NoticeWords.tsx";
import type { NoticeProps } from "./OpenAnswers.tsx";

type NoticeListProps = NoticeProps & {
  /** 新しい順。 */
  notices: readonly FamilyNotice[];
};

/** 届いたお知らせ。いちばん新しいものだけが開いている。 */
export function NoticeList({ notices, ...rest }: NoticeListProps) {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(noticesAtOnce);

  return (
    <FamilySection id="news" title={formatMessage(familyText.notices)}>
      <Frame>
        {notices.length === 0 && (
          <EmptyState title={formatMessage(familyText.noNotices)}>{formatMessage(familyText.noNoticesHelp)}</EmptyState>
        )}
        {notices.slice(0, count).map((notice, at) => (
          <ListedNotice key={notice.notice_id} notice={notice} isFirst={at === 0} {...rest} />
        ))}
        {notices.length > count && (
          <More>
            <Button wide onClick={() => setCount(count + noticesAtOnce)}>
              {formatMessage(familyText.earlier)}
            </Button>
          </More>
        )}
      </Frame>
    </FamilySection>
  );
}

const noticesAtOnce = 10;

function ListedNotice({ notice, isFirst, onSeen, ...rest }: NoticeProps & { notice: FamilyNotice; isFirst: boolean }) {
  const { formatMessage } = useIntl();
  // Read while it is open, it stays marked until the page is opened again.
  const [wasUnread] = useState(() => isUnread(notice));
  const now = newest(notice);
  if (!now) return null;

  return (
    <Accordion
      open={isFirst}
      title={
        <Line>
          <Title>{now.title}</Title>
          <Marks>
            <Moment>{momentText(now.at)}</Moment>
            {notice.urgent && <Tag tone="d">{formatMessage(familyText.urgent)}</Tag>}
            {notice.versions.length > 1 && <Tag tone="i">{formatMessage(familyText.corrected)}</Tag>}
            {wasUnread || isUnread(notice) ? (
              <Tag tone="best">{formatMessage(familyText.unread)}</Tag>
            ) : (
              <span>{formatMessage(familyText.read)}</span>
            )}
            {notice.children.map(({ member_id }) => (
              <span key={member_id}>{rest.members.find((member) => member.member_id === member_id)?.first_name}</span>
            ))}
          </Marks>
        </Line>
      }
    >
      <Inside>
        <NoticeWords notice={notice} onSeen={onSeen} />
        {notice.choices.length > 0 && <NoticeAnswer notice={notice} {...rest} />}
      </Inside>
    </Accordion>
  );
}

const Frame = styled.div`
  min-width: 0;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const More = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Line = styled.span`
  display: grid;
  gap: ${token("sp-1")};
`;

const Title = styled.b`
  font-weight: ${token("fw-h3")};
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;

const Moment = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Inside = styled.div`
  display: grid;
  gap: ${token("sp-3")};
`;

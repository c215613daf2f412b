import type { FamilyNotice } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { familyText } from "../../../copy/notices/family.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { media, token } from "../../../tokens/theme.ts";
import { Deadline } from "./Deadline.tsx";
import { FamilySection } from "./FamilySection.tsx";
import { awaitsAnswer, byDeadline, newest } from "./familyNotices.ts";
import { NoticeAnswer, type NoticeAnswerProps } from "./NoticeAnswer.tsx";
import { NoticeWords, type NoticeWordsProps } from "./NoticeWords.tsx";

export type NoticeProps = Omit<NoticeAnswerProps, "notice"> & Pick<NoticeWordsProps, "onSeen">;
type OpenNoticesProps = NoticeProps & { notices: readonly FamilyNotice[] };

/** 返事を待っているお知らせ。締め切りの近い順。 */
export function OpenNotices({ notices, ...rest }: OpenNoticesProps) {
  const { formatMessage } = useIntl();

  return (
    <FamilySection
      id="open"
      title={formatMessage(familyText.open)}
      aside={notices.length > 1 && <Caption>{formatMessage(familyText.byDeadline)}</Caption>}
    >
      {notices.length === 0 ? (
        <Card>
          <EmptyState title={formatMessage(familyText.nothingOpen)}>
            {formatMessage(familyText.nothingOpenHelp)}
          </EmptyState>
        </Card>
      ) : (
        <Note>{formatMessage(familyText.howToAnswer)}</Note>
      )}
      {notices.map((notice) => (
        <OpenNotice key={notice.notice_id} notice={notice} {...rest} />
      ))}
    </FamilySection>
  );
}

/** What waited when the page opened keeps its place: an answer must not move the next one under a finger. */
export function useOpenNotices(notices: readonly FamilyNotice[]): readonly FamilyNotice[] {
  const [shown, setShown] = useState<readonly number[]>([]);
  const fresh = notices.filter((notice) => awaitsAnswer(notice) && !shown.includes(notice.notice_id));
  if (fresh.length > 0) setShown([...shown, ...fresh.map(({ notice_id }) => notice_id)]);
  return byDeadline(notices.filter((notice) => awaitsAnswer(notice) || shown.includes(notice.notice_id)));
}

function OpenNotice({ notice, onSeen, ...rest }: NoticeProps & { notice: FamilyNotice }) {
  const { formatMessage } = useIntl();

  return (
    <Card data-state={awaitsAnswer(notice) ? "open" : "done"}>
      <Head>
        <Tag tone={notice.urgent ? "d" : "w"}>
          <Icon name={notice.urgent ? "alert" : "megaphone"} size="s" />
          {formatMessage(notice.urgent ? familyText.urgent : familyText.notices)}
        </Tag>
        {notice.deadline !== null && <Deadline moment={notice.deadline} nowS={rest.nowS} />}
        <Title>{newest(notice)?.title}</Title>
      </Head>
      <NoticeWords notice={notice} onSeen={onSeen} />
      <NoticeAnswer notice={notice} {...rest} />
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  &[data-state] {
    border-inline-start: ${token("edge")} solid ${token("warn-mark")};
  }
  &[data-state="done"] {
    border-inline-start-color: ${token("success")};
  }
  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};

  & > [data-tone] {
    gap: ${token("sp-1")};
  }
`;

const Title = styled.h3`
  flex-basis: 100%;
  font-size: ${token("fs-h2")};
  overflow-wrap: anywhere;
`;

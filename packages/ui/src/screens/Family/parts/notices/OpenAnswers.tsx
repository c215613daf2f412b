import type { FamilyNotice } from "@kyuseki/domain";
import { type ReactNode, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { alertIcon, megaphoneIcon } from "../../../../components/Icon/icons.ts";
import { Skeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { familyText } from "../../../../copy/notices/family.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { Note } from "../../../../layout/Text/Note.ts";
import { token } from "../../../../tokens/theme.ts";
import type { AnswerProps } from "../answers/AnswerForm.tsx";
import { OpenCard } from "../answers/OpenCard.tsx";
import { FamilySection } from "../FamilySection.tsx";
import { awaitsAnswer, byDeadline, type FamilyItem, newest, subjectOf } from "../familyNotices.ts";
import { EventCard } from "../laterParts.tsx";
import { NoticeAnswer } from "./NoticeAnswer.tsx";
import { NoticeWords, type NoticeWordsProps } from "./NoticeWords.tsx";

export type NoticeProps = AnswerProps & Pick<NoticeWordsProps, "onSeen">;
type OpenAnswersProps = NoticeProps & {
  items: readonly FamilyItem[];
  /** 選手本人のページでは、車を聞かない。 */
  asksCar: boolean;
  /** ほかに書くもの（ノート）の数。 */
  others: number;
  /** それらの札。 */
  children: ReactNode;
};

/** 返事を待っているお知らせと行事。締め切りの近い順。 */
export function OpenAnswers({ items, asksCar, others, children, ...rest }: OpenAnswersProps) {
  const { formatMessage } = useIntl();

  return (
    <FamilySection
      id="open"
      title={formatMessage(familyText.open)}
      aside={items.length > 1 && <Caption>{formatMessage(familyText.byDeadline)}</Caption>}
    >
      {items.length + others === 0 ? (
        <OpenCard state={null} nowS={rest.nowS}>
          <EmptyState title={formatMessage(familyText.nothingOpen)}>
            {formatMessage(familyText.nothingOpenHelp)}
          </EmptyState>
        </OpenCard>
      ) : (
        items.length > 0 && <Note>{formatMessage(familyText.howToAnswer)}</Note>
      )}
      {items.map((item) =>
        "notice_id" in item ? (
          <OpenNotice key={subjectOf(item)} notice={item} {...rest} />
        ) : (
          <Suspense
            key={subjectOf(item)}
            fallback={
              <Waiting>
                <Skeleton shape="block" />
              </Waiting>
            }
          >
            <EventCard event={item} asksCar={asksCar} {...rest} />
          </Suspense>
        ),
      )}
      {children}
    </FamilySection>
  );
}

/** What waited when the page opened keeps its place: an answer must not move the next one under a finger. */
export function useOpenItems(items: readonly FamilyItem[]): readonly FamilyItem[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = items.filter(awaitsAnswer).map(subjectOf);
  const isNew = (subject: string) => !shown.includes(subject);
  if (fresh.some(isNew)) setShown([...shown, ...fresh.filter(isNew)]);
  return byDeadline(items.filter((item) => awaitsAnswer(item) || shown.includes(subjectOf(item))));
}

function OpenNotice({ notice, onSeen, ...rest }: NoticeProps & { notice: FamilyNotice }) {
  const { formatMessage } = useIntl();
  const { urgent, deadline } = notice;

  return (
    <OpenCard
      state={awaitsAnswer(notice) ? "open" : "done"}
      kind={{
        icon: urgent ? alertIcon : megaphoneIcon,
        tone: urgent ? "d" : "w",
        label: formatMessage(urgent ? familyText.urgent : familyText.notices),
      }}
      deadline={deadline}
      title={newest(notice)?.title}
      nowS={rest.nowS}
    >
      <NoticeWords notice={notice} onSeen={onSeen} />
      <NoticeAnswer notice={notice} {...rest} />
    </OpenCard>
  );
}

const Waiting = styled.div`
  height: ${token("chart-s")};
`;

import type { FamilyNotice } from "@kyuseki/domain";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PlainText } from "../../../../components/PlainText/PlainText.tsx";
import { familyValueText } from "../../../../copy/notices/family.ts";
import { token } from "../../../../tokens/theme.ts";
import { momentText } from "../familyMoment.ts";
import { isUnread, newest } from "../familyNotices.ts";
import { NoticeFiles } from "../laterParts.tsx";
import { Correction } from "./Correction.tsx";
import { useSeen } from "./useSeen.ts";

export type NoticeWordsProps = {
  notice: FamilyNotice;
  /** 2秒のあいだ見えていたとき。 */
  onSeen: (noticeId: number, version: number) => void;
};

/** お知らせの言葉：訂正、本文、添付、いつ誰が書いたか。前の文も開ける。 */
export function NoticeWords({ notice, onSeen }: NoticeWordsProps) {
  const { formatMessage } = useIntl();
  const now = newest(notice);
  const [, ...earlier] = notice.versions;
  const first = notice.versions.at(-1);
  const seen = useSeen(now && isUnread(notice) ? () => onSeen(notice.notice_id, now.number) : undefined);
  if (!now || !first) return null;

  return (
    <Words ref={seen}>
      {earlier[0] && <Correction before={earlier[0]} after={now} />}
      <Body text={now.body} />
      {notice.files.length > 0 && (
        <Files style={{ "--files": notice.files.length }}>
          <Suspense>
            <NoticeFiles files={notice.files} />
          </Suspense>
        </Files>
      )}
      <Sign>
        {formatMessage(earlier.length > 0 ? familyValueText.first : familyValueText.sentBy, {
          time: momentText(first.at),
          author: first.author,
        })}
      </Sign>
      {earlier.map(({ number, title, body, at }) => (
        <details key={number}>
          <More>{formatMessage(familyValueText.earlierWords, { time: momentText(at) })}</More>
          <b>{title}</b>
          <PlainText text={body} />
        </details>
      ))}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;
`;

/** As high as the rows that arrive in it. */
const Files = styled.div`
  min-height: calc(var(--files) * (${token("touch")} + ${token("sp-2")}) - ${token("sp-2")});
`;

const Body = styled(PlainText)`
  font-size: ${token("fs-h3")};
`;

const Sign = styled.p`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

const More = styled.summary`
  display: flex;
  align-items: center;
  min-height: ${token("touch")};
  color: ${token("primary-text")};
  font-size: ${token("fs-small")};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

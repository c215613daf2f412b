import type { AccountSession } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { listRowStyle } from "../../../components/CoachRoster/listRowStyle.ts";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { sessionsText, sessionsValueText } from "../../../copy/account/account.ts";
import { token } from "../../../tokens/theme.ts";
import { type Ending, mostListed } from "./sessions.ts";
import { type SessionWords, useSessionWords } from "./useSessionWords.ts";

type SessionListProps = {
  sessions: readonly AccountSession[];
  nowS: number;
  onAsk: (ending: Ending) => void;
};

/** いまの端末と、ほかの端末。多いときは、最近使ったものから少しだけ見せる。 */
export function SessionList({ sessions, nowS, onAsk }: SessionListProps) {
  const { formatMessage } = useIntl();
  const wordsOf = useSessionWords(nowS);
  const [showsAll, setShowsAll] = useState(false);
  const total = sessions.length;
  const others = sessions.filter(({ current }) => !current).length;
  const isCutShort = total >= mostListed;

  return (
    <>
      <List>
        {sessions.slice(0, showsAll ? total : shownFirst).map((session) => (
          <SessionRow key={session.id} session={session} words={wordsOf(session)} onAsk={onAsk} />
        ))}
      </List>
      <Foot>
        {total > shownFirst && (
          <Button size="s" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? formatMessage(sessionsText.fewer) : formatMessage(sessionsValueText.all, { count: total })}
          </Button>
        )}
        {isCutShort && showsAll && <Remark>{formatMessage(sessionsValueText.most, { max: mostListed })}</Remark>}
        {others === 0 ? (
          <Remark>{formatMessage(sessionsText.onlyHere)}</Remark>
        ) : (
          <Button onClick={() => onAsk({ of: "others", count: isCutShort ? null : others })}>
            {formatMessage(sessionsText.endOthers)}
          </Button>
        )}
      </Foot>
    </>
  );
}

type SessionRowProps = {
  session: AccountSession;
  words: SessionWords;
  onAsk: (ending: Ending) => void;
};

function SessionRow({ session: { id, current, remember }, words, onAsk }: SessionRowProps) {
  const { formatMessage } = useIntl();
  const { device, used, since } = words;

  return (
    <li>
      <Words>
        <Device>{device}</Device>
        {current && <Tag tone="s">{formatMessage(sessionsText.here)}</Tag>}
        <Times>
          <span>{used}</span>
          <span>{since}</span>
          {remember && <span>{formatMessage(sessionsText.remember)}</span>}
        </Times>
      </Words>
      {!current && (
        <Button
          size="s"
          aria-label={formatMessage(sessionsValueText.endOne, { device, used })}
          onClick={() => onAsk({ of: "one", id, device })}
        >
          {formatMessage(sessionsText.end)}
        </Button>
      )}
    </li>
  );
}

const shownFirst = 5;

const List = styled.ul`
  ${listRowStyle}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Remark = styled.p`
  flex: 1 1 auto;
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  min-width: 0;
`;

const Device = styled.b`
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
`;

const Times = styled.small`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 0 ${token("sp-3")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-caption")};
`;

import type { AccountSession } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { sessionsText, sessionsValueText } from "../../../copy/account/account.ts";
import { token } from "../../../tokens/theme.ts";
import type { Ending } from "./sessions.ts";
import type { SessionWords } from "./useSessionWords.ts";

type SessionRowProps = {
  session: AccountSession;
  words: SessionWords;
  onAsk: (ending: Ending) => void;
};

export function SessionRow({ session: { id, current, remember }, words, onAsk }: SessionRowProps) {
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

import type { PitchCountKind } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { type OnDevice, SavedOnDevice } from "../../../components/SavedOnDevice/SavedOnDevice.tsx";
import { type UnsentState, UnsentTag } from "../../../components/SavedOnDevice/UnsentTag.tsx";
import { outboxText } from "../../../copy/frame/outbox.ts";
import { pitchKindText, pitchRecordValueText } from "../../../copy/practice/pitchGuard.ts";
import { token } from "../../../tokens/theme.ts";

/** この端末で送信を待っている、一人の一日の投球数。 */
export type UnsentCount = {
  id: string;
  member_id: number;
  name: string;
  date: string;
  kind: PitchCountKind;
  pitches: number;
  state: UnsentState;
};

/** 数字にまだ入っていない投球数が、この端末にあることを知らせる。 */
export function UnsentCounts({ counts, onDevice }: { counts: readonly UnsentCount[]; onDevice: OnDevice }) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  if (counts.length === 0) return null;

  return (
    <Banner tone="i">
      <SavedOnDevice {...onDevice} />
      <p>{formatMessage(outboxText.notCounted)}</p>
      <ul>
        {counts.map(({ id, name, date, kind, pitches, state }) => (
          <Row key={id}>
            <Name>{name}</Name>
            <span>{words.date(date)}</span>
            <span>{formatMessage(pitchKindText[kind])}</span>
            <span>{formatMessage(pitchRecordValueText.pitches, { count: pitches })}</span>
            <UnsentTag state={state} />
          </Row>
        ))}
      </ul>
    </Banner>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-0")} ${token("sp-3")};
`;

const Name = styled.b`
  overflow-wrap: anywhere;
`;

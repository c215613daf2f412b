import type { Note } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { type DotLevel, DotStrip } from "../../../components/DotStrip/DotStrip.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { noteViewText, noteViewValueText } from "../../../copy/notes/noteView.ts";
import { shortDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

type Days = Note["days"];
type FortnightProps = { days: Days };

/** ノートの日までの14日：実施、ノート、投球数、痛み。 */
export function Fortnight({ days }: FortnightProps) {
  const { formatMessage } = useIntl();
  const written = days.filter(({ note }) => note).length;
  const practised = days.filter(({ minutes }) => minutes !== null).length;
  const pitches = days.reduce((sum, day) => sum + day.pitches, 0);
  const pains = days.filter(({ pain }) => pain !== null).length;
  const [first] = days;
  const last = days.at(-1);

  return (
    <Panel title={formatMessage(noteViewText.fortnight)} caption={formatMessage(noteViewText.lastDays)}>
      <DotStrip
        size="wide"
        days={days.map(({ minutes }) => levelOf(minutes))}
        summary={formatMessage(noteViewValueText.practiceDays, { practised, written })}
      />
      <Ends aria-hidden="true">
        <span>{first && shortDate(first.date)}</span>
        <span>{last && shortDate(last.date)}</span>
      </Ends>
      <dl>
        <Row>
          <Term>{formatMessage(noteViewText.practised)}</Term>
          <dd>
            <UnitNumber value={practised} digits={0} unit={formatMessage(noteViewText.ofDays)} />
          </dd>
        </Row>
        <Row>
          <Term>{formatMessage(noteViewText.written)}</Term>
          <dd>
            <UnitNumber value={written} digits={0} unit={formatMessage(noteViewText.ofDays)} />
          </dd>
        </Row>
        {pitches > 0 && (
          <Row>
            <Term>{formatMessage(noteViewText.pitches)}</Term>
            <dd>
              <UnitNumber value={pitches} digits={0} unit={formatMessage(noteViewText.pitchUnit)} />
            </dd>
          </Row>
        )}
        {pains > 0 && (
          <Row>
            <Term>{formatMessage(noteViewText.pains)}</Term>
            <dd>
              <UnitNumber value={pains} digits={0} unit={formatMessage(noteViewText.ofDays)} tone="warn" />
            </dd>
          </Row>
        )}
      </dl>
    </Panel>
  );
}

/** Up to half an hour, up to an hour, longer. */
function levelOf(minutes: number | null): DotLevel {
  if (minutes === null) return 0;
  if (minutes < 30) return 1;
  return minutes < 60 ? 2 : 3;
}

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Term = styled.dt`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

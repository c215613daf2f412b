import type { TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../../components/Link/Link.tsx";
import { Panel } from "../../../../components/Panel/Panel.tsx";
import { pitchersText, pitchersWords } from "../../../../copy/events/teamEvent.ts";
import { momentOf, shortDateTime } from "../../../../format/date.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { Note } from "../../../../layout/Text/Note.ts";
import { useMedia } from "../../../../layout/useMedia.ts";
import { media, token } from "../../../../tokens/theme.ts";
import { PitcherCards } from "./PitcherCards.tsx";
import { PitcherTable } from "./PitcherTable.tsx";
import type { NamedPitcher } from "./usePitcherCells.tsx";

type PitchersPanelProps = {
  known: NonNullable<TeamEvent["pitchers"]>;
  pitchers: readonly NamedPitcher[];
};

/** この試合で知っておくこと：投げられる球数と痛み（EV-4）。 */
export function PitchersPanel({ known: { rule_set, until }, pitchers }: PitchersPanelProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);

  return (
    <Panel
      flush
      title={formatMessage(pitchersText.title)}
      caption={formatMessage(pitchersWords.until, { time: shortDateTime(momentOf(until)) })}
      action={<Link href="/dashboard/pitch-guard">{formatMessage(pitchersText.toGuard)}</Link>}
      footer={<Caption>{formatMessage(pitchersText.caveat)}</Caption>}
    >
      <Rule>
        <b>{formatMessage(pitchersText.rule)}</b>
        {rule_set}
        <Link href="/dashboard/pitch-guard">{formatMessage(pitchersText.source)}</Link>
      </Rule>
      {pitchers.length === 0 ? (
        <Nobody>{formatMessage(pitchersText.nobody)}</Nobody>
      ) : isMobile ? (
        <PitcherCards pitchers={pitchers} />
      ) : (
        <PitcherTable pitchers={pitchers} />
      )}
    </Panel>
  );
}

const Rule = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token("sp-1")} ${token("sp-3")};
  margin-block-start: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block: ${token("hairline")} solid ${token("line")};
  background: ${token("surface-2")};
  font-size: ${token("fs-small")};
`;

const Nobody = styled(Note)`
  padding: ${token("sp-4")};
`;

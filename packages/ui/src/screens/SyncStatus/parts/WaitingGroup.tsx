import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import type { IconPath } from "../../../components/Icon/Icon.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import {
  calendarIcon,
  chevronDownIcon,
  editIcon,
  flagIcon,
  gaugeIcon,
  messageIcon,
  noteIcon,
  shieldIcon,
  starIcon,
} from "../../../components/Icon/icons.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { countUnitText } from "../../../copy/controls/table.ts";
import { type SyncKind, syncKindText, syncText, syncValueText } from "../../../copy/frame/syncStatus.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { SyncGroup } from "./syncGroups.ts";
import { useMomentWords } from "./useMomentWords.ts";
import { WaitingList } from "./WaitingList.tsx";

type WaitingGroupProps = { group: SyncGroup; nowS: number };

/** 一つの種類、または別のチームの、待っているもの。一つずつは、開いてから描く。 */
export function WaitingGroup({ group, nowS }: WaitingGroupProps) {
  const { formatMessage } = useIntl();
  const words = useMomentWords(nowS);
  const [isOpen, setIsOpen] = useState(false);
  const { kind, team, entries } = group;
  const times = [...new Set([entries.at(0), entries.at(-1)].flatMap((entry) => entry?.enteredAt ?? []))];
  const span = times.map(words.moment).join("〜");
  const isOther = team !== null;

  return (
    <details onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <Summary>
        <Icon path={isOther ? shieldIcon : icons[kind]} />
        <Words>
          <b>{isOther ? formatMessage(syncValueText.otherTeam, { team }) : formatMessage(syncKindText[kind])}</b>
          <Caption>
            {isOther ? formatMessage(syncText.otherTeamCaption) : <WhoseWords group={group} />}
            {`・${span}`}
          </Caption>
        </Words>
        <UnitNumber value={entries.length} digits={0} unit={formatMessage(countUnitText.row)} size="m" />
        <Mark path={chevronDownIcon} />
      </Summary>
      {isOpen && <WaitingList entries={entries} nowS={nowS} />}
    </details>
  );
}

function WhoseWords({ group: { entries } }: { group: SyncGroup }) {
  const { formatMessage } = useIntl();
  const [first = "", ...others] = new Set(entries.map(({ detail }) => detail));
  return others.length === 0 ? first : formatMessage(syncValueText.andMore, { first, count: others.length });
}

const icons = {
  measurement: gaugeIcon,
  attendance: calendarIcon,
  pitch_count: flagIcon,
  training_record: editIcon,
  stamp: starIcon,
  note_comment: noteIcon,
  training_comment: messageIcon,
} as const satisfies Record<SyncKind, IconPath>;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & > :first-child {
    color: ${token("ink-3")};
  }
  details + details > & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

const Mark = styled(Icon)`
  color: ${token("ink-3")};
  transition: transform ${token("dur-2")} ${token("ease-out")};

  [open] > * > & {
    transform: rotate(180deg);
  }
`;

import { addDays, type DateRange, mondayOf, scoreboardWeeks } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { scoreboardText as text } from "../../../copy/practice/scoreboard.ts";
import { longRange } from "../../../format/calendar.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { token } from "../../../tokens/theme.ts";

export type WeekBarProps = {
  today: string;
  range: DateRange;
  /** 選んだ週の月曜。 */
  onWeek: (monday: string) => void;
  /** 右端に置く行動。 */
  actions: ReactNode;
};

/** 週を一つずつ送る。先の週と、一年より前へは行かない。 */
export function WeekBar({ today, range, onWeek, actions }: WeekBarProps) {
  const { formatMessage } = useIntl();
  const latest = mondayOf(today);
  const earliest = addDays(latest, -7 * (scoreboardWeeks - 1));

  return (
    <Cluster end={actions}>
      <Turns role="group" aria-label={formatMessage(text.turns)}>
        <IconButton
          icon={chevronLeftIcon}
          label={formatMessage(text.previous)}
          disabled={range.start <= earliest}
          onClick={() => onWeek(addDays(range.start, -7))}
        />
        <Week aria-live="polite">{longRange(range)}</Week>
        <IconButton
          icon={chevronRightIcon}
          label={formatMessage(text.next)}
          disabled={range.start >= latest}
          onClick={() => onWeek(addDays(range.start, 7))}
        />
        <Button disabled={range.start === latest} onClick={() => onWeek(latest)}>
          {formatMessage(text.thisWeek)}
        </Button>
      </Turns>
    </Cluster>
  );
}

const Turns = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  min-width: 0;
`;

const Week = styled.h2`
  font-size: ${token("fs-h2")};
`;

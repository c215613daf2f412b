import type { GuardedPlayer } from "@kyuseki/domain";
import { memo } from "react";
import { AllowedCell } from "./AllowedCell.tsx";
import { DayBars } from "./DayBars.tsx";
import type { GuardReading } from "./guardParts.ts";
import { NextCell } from "./NextCell.tsx";
import { PlayerButton } from "./PlayerButton.tsx";
import { SpanCell } from "./SpanCell.tsx";
import { StateCell } from "./StateCell.tsx";

type GuardRowProps = Omit<GuardReading, "today"> & {
  player: GuardedPlayer;
  /** いちばん高い棒の球数。 */
  most: number;
};

/** 広い画面での一人。一人のことが変わっても、ほかの人は描き直さない。 */
export const GuardRow = memo(function GuardRow(props: GuardRowProps) {
  const { player, most, week, caution, days, onFinishedBatter, onOpen } = props;
  const { guard } = player;

  return (
    <tr>
      <th scope="row">
        <PlayerButton player={player} onOpen={onOpen} />
      </th>
      <td data-wraps="">
        <SpanCell span={guard.today} caution={caution} />
      </td>
      <td data-wraps="">
        <SpanCell span={guard.week} caution={caution} />
      </td>
      <td data-wraps="" data-hide-below="desktop">
        <DayBars days={guard.recent} most={most} />
      </td>
      <td data-wraps="">
        <StateCell player={player} onFinishedBatter={onFinishedBatter} />
      </td>
      <td data-wraps="" data-align="end">
        <AllowedCell guard={guard} days={days} week={week} />
      </td>
      <td data-wraps="">
        <NextCell guard={guard} />
      </td>
    </tr>
  );
});

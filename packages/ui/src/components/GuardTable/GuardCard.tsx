import type { GuardedPlayer } from "@kyuseki/domain";
import { memo } from "react";
import { useIntl } from "react-intl";
import { guardColumnText } from "../../copy/practice/pitchGuard.ts";
import { AllowedCell } from "./AllowedCell.tsx";
import type { GuardReading } from "./guardParts.ts";
import { NextCell } from "./NextCell.tsx";
import { PlayerButton } from "./PlayerButton.tsx";
import { SpanCell } from "./SpanCell.tsx";
import { StateCell } from "./StateCell.tsx";

type GuardCardProps = Omit<GuardReading, "today"> & {
  player: GuardedPlayer;
  /** その日を言う言葉（あす、日曜）。 */
  day: string;
  /** いまの週の日。 */
  dates: string;
};

/** スマートフォンでの一人。一人のことが変わっても、ほかの人は描き直さない。 */
export const GuardCard = memo(function GuardCard(props: GuardCardProps) {
  const { player, day, dates, week, caution, days, onFinishedBatter, onOpen } = props;
  const { formatMessage } = useIntl();
  const { guard } = player;
  const facts = [
    { label: formatMessage(guardColumnText.today), value: <SpanCell span={guard.today} caution={caution} /> },
    {
      label: `${formatMessage(guardColumnText[week])} ${dates}`,
      value: <SpanCell span={guard.week} caution={caution} />,
    },
    { label: day, value: <AllowedCell guard={guard} days={days} week={week} /> },
    { label: formatMessage(guardColumnText.next), value: <NextCell guard={guard} /> },
  ];

  return (
    <li data-card="">
      <div data-part="first">
        <PlayerButton player={player} onOpen={onOpen} />
        <StateCell player={player} onFinishedBatter={onFinishedBatter} />
      </div>
      <dl data-part="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt data-part="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
});

import type { BallPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ballVideoText, ballVideoValueText } from "../../copy/analyzer/ballVideo.ts";
import { dayOf, shortDate, timeOf } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { Select } from "../Select/Select.tsx";
import { type Filmed, partnersOf } from "./comparison.ts";
import { videoWords } from "./videoWords.ts";

export type PartnerSelectProps = {
  page: BallPage;
  partner: Filmed | null;
  onChange: (ballId: number | null) => void;
};

/** くらべる相手。動画の中の最大（8〜32°）のほか、この日の動画のある球。だれもいなければ出さない。 */
export function PartnerSelect({ page, partner, onChange }: PartnerSelectProps) {
  const { formatMessage } = useIntl();
  const { best, others } = partnersOf(page);

  if (!best && others.length === 0) return null;
  return (
    <Select
      label={formatMessage(ballVideoText.compareWith)}
      options={[
        { value: "", label: best ? bestOption(best) : formatMessage(ballVideoText.noComparison) },
        ...others.map(({ ball: { id, datetime, speed } }) => ({
          value: `${id}`,
          label: formatMessage(ballVideoValueText.ballOption, {
            number: page.day.findIndex((one) => one.ball.id === id) + 1,
            time: timeOf(datetime),
            speed: kmh(speed),
          }),
        })),
      ]}
      value={partner && partner !== best ? `${partner.ball.id}` : ""}
      onChange={({ target }) => onChange(others.find(({ ball }) => `${ball.id}` === target.value)?.ball.id ?? null)}
    />
  );

  function bestOption({ ball: { datetime, speed } }: Filmed) {
    return formatMessage(ballVideoValueText.bestOption, {
      which: formatMessage(videoWords[page.ball.mode].filmedBest),
      day: shortDate(dayOf(datetime)),
      speed: kmh(speed),
    });
  }
}

const kmh = (speed: number | null) => (speed === null ? "" : `${decimal(speed, 1)} km/h`);

import type { EventPitcher } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../../../components/Button/ButtonLink.tsx";
import { Meter } from "../../../../components/Meter/Meter.tsx";
import { usePainWords } from "../../../../components/PainReport/usePainWords.ts";
import { PersonCell } from "../../../../components/PersonCell/PersonCell.tsx";
import { Status } from "../../../../components/Status/Status.tsx";
import { UnitNumber } from "../../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../../copy/controls/units.ts";
import { barredText, pitchersText, pitchersWords } from "../../../../copy/events/teamEvent.ts";
import { guardText, guardValueText } from "../../../../copy/practice/pitchGuard.ts";
import { shortDate } from "../../../../format/date.ts";
import { Stack } from "../../../../layout/Stack/Stack.tsx";
import { Remark } from "../../../../layout/Text/Remark.ts";
import type { BoardPlayer } from "../attendance/attendanceRows.ts";
import { AllowedWords } from "./AllowedWords.ts";
import { RunningDays } from "./RunningDays.tsx";

export type NamedPitcher = EventPitcher & Pick<BoardPlayer, "name" | "grade">;

/** Cells of one pitcher before a game, for the table and the cards. */
export function usePitcherCells() {
  const { formatMessage } = useIntl();
  const { placeOf } = usePainWords();

  const lastThrown = ({ last_day, last_pitches, day_limit }: NamedPitcher): string | undefined => {
    if (last_day === null || last_pitches === null) return undefined;
    const thrown = { date: shortDate(last_day), count: last_pitches };
    return day_limit !== null && last_pitches > day_limit
      ? formatMessage(pitchersWords.thrownOver, { ...thrown, over: last_pitches - day_limit })
      : formatMessage(pitchersWords.thrown, thrown);
  };
  const allowed = ({ pitches, barred }: NamedPitcher) => {
    if (barred !== null || pitches === 0)
      return <AllowedWords data-off="">{formatMessage(guardText.off)}</AllowedWords>;
    if (pitches === null) return formatMessage(guardText.noLimit);
    return (
      <AllowedWords>
        {formatMessage(guardValueText.upTo, {
          count: pitches,
          n: (words) => (
            <b key="count" data-part="count">
              {words}
            </b>
          ),
        })}
      </AllowedWords>
    );
  };

  return {
    player: (pitcher: NamedPitcher) => (
      <PersonCell name={pitcher.name} grade={pitcher.grade ?? undefined} detail={lastThrown(pitcher)} />
    ),
    inGame: (pitcher: NamedPitcher) => {
      const { pitches, day_limit, barred, pain } = pitcher;
      if (pain !== null) {
        return (
          <Stack as="span" gap="none">
            <AllowedWords data-off="">{formatMessage(guardText.check)}</AllowedWords>
            <Remark>
              {barred !== null
                ? formatMessage(barredText[barred])
                : pitches !== null && formatMessage(pitchersWords.byRule, { count: pitches })}
            </Remark>
          </Stack>
        );
      }
      return (
        <Stack as="span" gap="none">
          {allowed(pitcher)}
          <Remark>
            {barred !== null
              ? formatMessage(barredText[barred])
              : day_limit !== null && formatMessage(pitchersWords.dayLimit, { count: day_limit })}
          </Remark>
        </Stack>
      );
    },
    week: ({ week_pitches, week_limit }: NamedPitcher) => (
      <Stack as="span" gap="xs">
        <UnitNumber
          value={week_pitches}
          digits={0}
          size="m"
          {...(week_limit !== null && { of: week_limit })}
          unit={formatMessage(unitText.ball)}
        />
        {week_limit !== null && (
          <Meter size="s" value={week_pitches} max={week_limit} tone={week_pitches >= week_limit ? "danger" : "own"} />
        )}
      </Stack>
    ),
    running: ({ days_running }: NamedPitcher) => <RunningDays days={days_running} />,
    pain: ({ pain }: NamedPitcher) =>
      pain === null ? (
        formatMessage(pitchersText.noPain)
      ) : (
        <Status tone="error">
          {formatMessage(pitchersWords.painShort, { place: placeOf(pain), pain: pain.pain })}
        </Status>
      ),
    action: ({ pain, name, member_id }: NamedPitcher) =>
      pain === null ? (
        <ButtonLink
          size="s"
          href={`/dashboard/pitch-guard?player=${member_id}`}
          aria-label={formatMessage(pitchersWords.lookAt, { name })}
        >
          {formatMessage(pitchersText.look)}
        </ButtonLink>
      ) : (
        <ButtonLink
          size="s"
          variant="danger"
          href={`/training-report/${member_id}`}
          aria-label={formatMessage(pitchersWords.check, { name })}
        >
          {formatMessage(pitchersText.checkIt)}
        </ButtonLink>
      ),
  };
}

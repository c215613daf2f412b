import type { PitchCode } from "@kyuseki/domain";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LocatedPitch } from "../../../charts/Zone/locatedPitch.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { pitchingVideoText, reportVideoValueText } from "../../../copy/analyzer/reportVideo.ts";
import { token } from "../../../tokens/theme.ts";
import type { DayPartProps } from "./dayPart.ts";
import { hasLocations } from "./dayPitches.ts";
import { KindList } from "./KindList.tsx";

/** どこへ投げたか。球種を選ぶと、その球種だけを描く。位置の測定がなければ、球種の一覧だけ。 */
export function CoursePanel({ pitches, ballId, zone, reading, charts, onOpen }: DayPartProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<PitchCode | null>(null);
  const located = useMemo(
    () =>
      pitches.flatMap(({ ball: { id, speed }, number, code, location }): LocatedPitch[] =>
        location === null || speed === null || (kind !== null && code !== kind)
          ? []
          : [
              {
                id: `${id}`,
                name: formatMessage(reportVideoValueText.numbered, { number }),
                ...{ code, location, speedKmh: speed },
              },
            ],
      ),
    [pitches, kind, formatMessage],
  );
  const hasCourses = hasLocations(pitches);

  return (
    <Panel
      title={formatMessage(pitchingVideoText.course)}
      caption={formatMessage(reportVideoValueText.pitches, { count: pitches.length })}
    >
      {hasCourses ? (
        <Sides>
          <KindList pitches={pitches} reading={reading} value={kind} onChange={setKind} />
          <ChartPlace charts={charts} height="l">
            {({ ZoneChart }) => (
              <ZoneChart
                pitches={located}
                zone={zone}
                reading={reading}
                selectedId={`${ballId}`}
                onSelect={(id) => onOpen(Number(id))}
                legend={null}
                empty={formatMessage(pitchingVideoText.noCourse)}
              />
            )}
          </ChartPlace>
        </Sides>
      ) : (
        <>
          <KindList pitches={pitches} reading={reading} value={null} />
          <None>{formatMessage(pitchingVideoText.noCourse)}</None>
        </>
      )}
    </Panel>
  );
}

/** Side by side where there is room, else stacked. */
const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-4")};

  & > :first-child {
    flex: 1 1 ${token("cell-m")};
    min-width: 0;
  }
  & > :last-child {
    flex: 2 1 ${token("cell-m")};
    min-width: 0;
  }
`;

const None = styled.p`
  padding-block-start: ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

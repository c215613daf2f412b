import { type MeasuringSheet, memberName } from "@kyuseki/domain";
import { newBests, type SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { measuringText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { dayOf, fullDate } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";

type DaySummaryProps = {
  sheet: MeasuringSheet;
  players: readonly SheetPlayer[];
  onReopen: () => Promise<void>;
};

/** 終えた測定会：新しい自己ベストと、入力の再開。 */
export function DaySummary({ sheet, players, onReopen }: DaySummaryProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const bests = newBests(sheet);
  const named = players.flatMap(({ member }) => {
    const found = bests.get(member.id);
    return found ? [{ member, found }] : [];
  });
  const date = fullDate(dayOf(Date.parse(sheet.day.closed_at ?? "") / 1000));

  return (
    <>
      <DoneBanner>{formatMessage(measuringValueText.closedOn, { date })}</DoneBanner>
      <Panel
        title={formatMessage(measuringText.bests)}
        action={
          <Button busy={busy} onClick={() => void send(onReopen)}>
            {formatMessage(measuringText.reopen)}
          </Button>
        }
      >
        <FailureBanner failure={failure} />
        {named.length === 0 && <p>{formatMessage(measuringText.noBests)}</p>}
        <ul>
          {named.map(({ member, found }) => (
            <Row key={member.id}>
              <Player>
                <b>{memberName(member)}</b> <Caption>{formatMessage(gradeText[member.grade])}</Caption>
              </Player>
              {found.map(({ item, value, gain }) => (
                <span key={item.id}>
                  {item.name} <UnitNumber value={value} unit={item.unit} digits={item.decimals === 0 ? 0 : 1} />{" "}
                  <Delta
                    value={item.better === "higher" ? gain : -gain}
                    digits={item.decimals === 0 ? 0 : 1}
                    sense={item.better}
                  />
                </span>
              ))}
            </Row>
          ))}
        </ul>
      </Panel>
    </>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token("sp-1")} ${token("sp-5")};
  padding-block: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Player = styled.span`
  flex: 0 0 ${token("cell-m")};
`;

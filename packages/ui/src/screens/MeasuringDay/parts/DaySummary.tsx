import type { MeasuringSheet } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { measuringText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { dayOf, fullDate } from "../../../format/date.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { bestsByItem } from "./bestsByItem.ts";
import { ItemBests } from "./ItemBests.tsx";

type DaySummaryProps = {
  sheet: MeasuringSheet;
  players: readonly SheetPlayer[];
  onReopen: () => Promise<void>;
};

/** 終えた測定会：新しい自己ベストと、入力の再開。 */
export function DaySummary({ sheet, players, onReopen }: DaySummaryProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const groups = bestsByItem(sheet, players);
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
        {groups.length === 0 && <p>{formatMessage(measuringText.noBests)}</p>}
        <Items>
          {groups.map((group) => (
            <ItemBests key={group.item.id} {...group} />
          ))}
        </Items>
      </Panel>
    </>
  );
}

const Items = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${token("cell-l")}), 1fr));
  gap: ${token("sp-5")};
`;

import type { Lack } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Meter } from "../../components/Meter/Meter.tsx";
import { aiStatsValueText, countUnitText } from "../../copy/aiStats.ts";
import { token } from "../../tokens/theme.ts";

export type LackingProps = {
  lack: Lack;
  /** 何を測ると何が見られるか。 */
  note?: string | undefined;
};

/** まだ足りない統計の場所。いくつあって、あといくつで見られるか。 */
export function Lacking({ lack: { of, have, need }, note }: LackingProps) {
  const { formatMessage } = useIntl();
  const unit = formatMessage(countUnitText[of]);

  return (
    <Place>
      <b>{formatMessage(aiStatsValueText.have, { have, need, unit })}</b>
      <Meter value={have} max={need} size="m" />
      <strong>{formatMessage(aiStatsValueText.missing, { count: Math.max(1, Math.ceil(need - have)), unit })}</strong>
      {note && <p>{note}</p>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  align-content: center;
  justify-items: center;
  min-height: ${token("chart-s")};
  text-align: center;

  & > :not(b, strong, p) {
    width: min(100%, ${token("cell-s")});
  }
  & > b {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-m")};
  }
  & > p {
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
  }
`;

import type { PlannedCar } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { seatsText, seatsWords } from "../../../copy/events/eventHelp.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { token } from "../../../tokens/theme.ts";

type CarSeatsProps = {
  car: PlannedCar;
  /** 車を出す家族の姓。 */
  family: string;
  /** いつ、どこから出るか。 */
  caption: string;
  nameOf: (memberId: number) => string;
};

/** 一台の車に、だれが乗るか。 */
export function CarSeats({ car: { seats, member_ids }, family, caption, nameOf }: CarSeatsProps) {
  const { formatMessage } = useIntl();
  const free = Array.from({ length: Math.max(0, seats - member_ids.length) }, (_, at) => at);

  return (
    <Car>
      <Head>
        <b>{formatMessage(seatsWords.carOf, { name: family })}</b>
        <Caption>{caption}</Caption>
        <Taken>{formatMessage(seatsWords.taken, { taken: member_ids.length, seats })}</Taken>
      </Head>
      <Seats>
        {member_ids.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
        {free.map((at) => (
          <li key={`free-${at}`} data-free="">
            {formatMessage(seatsText.freeSeat)}
          </li>
        ))}
      </Seats>
    </Car>
  );
}

const Car = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding-block-start: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-3")};
`;

const Taken = styled(Remark)`
  margin-inline-start: auto;
`;

const Seats = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};

  & > * {
    max-width: 100%;
    padding: ${token("sp-1")} ${token("sp-2")};
    border: ${token("hairline")} solid transparent;
    border-radius: ${token("r-s")};
    background: ${token("surface-3")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
    overflow-wrap: anywhere;
  }
  & > [data-free] {
    border: ${token("hairline")} dashed ${token("line-strong")};
    background: none;
    color: ${token("ink-2")};
  }
`;

import type { SeatPlan } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { UnitNumber, type UnitNumberProps } from "../../../components/UnitNumber/UnitNumber.tsx";
import { seatsText, seatsWords } from "../../../copy/events/eventHelp.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";

type Figure = Pick<UnitNumberProps, "value" | "unit" | "tone"> & { id: "needed" | "offered" | "free" | "missing" };

/** 必要な席、出せる席、空きか不足。 */
export function SeatFigures({ plan: { needed, offered, free, cars } }: { plan: SeatPlan }) {
  const { formatMessage } = useIntl();
  const missing = needed - offered;
  const seat = formatMessage(seatsText.seat);
  const figures: readonly Figure[] = [
    { id: "needed", value: needed, unit: seat },
    { id: "offered", value: offered, unit: formatMessage(seatsWords.seatsOfCars, { count: cars.length }) },
    missing > 0 ? { id: "missing", value: missing, unit: seat, tone: "warn" } : { id: "free", value: free, unit: seat },
  ];

  return (
    <Figures>
      {figures.map(({ id, value, unit, ...look }) => (
        <div key={id}>
          <dt>
            <Caption>{formatMessage(seatsText[id])}</Caption>
          </dt>
          <dd>
            <UnitNumber value={value} unit={unit} digits={0} size="m" {...look} />
          </dd>
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};

  & > * {
    padding: ${token("sp-2")} ${token("sp-3")};
  }
  & > * + * {
    border-inline-start: ${token("hairline")} solid ${token("line")};
  }
`;

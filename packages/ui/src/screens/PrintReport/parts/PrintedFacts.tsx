import type { BattingSummary, Member, PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { printReportText, printReportValueText } from "../../../copy/analyzer/printReport.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";

type PrintedFactsProps = { member: Member; batting: BattingSummary; pitching: PitchingSummary };
type Fact = { name: string; value: number | null; unit: string; note: string };

/** おもな数字と、前の期間か出た日。打球速度は、一つの打ちかたのもの。速すぎる最速は、確認が必要と言う。 */
export function PrintedFacts({ member, batting, pitching }: PrintedFactsProps) {
  const { formatMessage } = useIntl();
  const { typeWord } = useBattingWords();
  const word = (id: keyof typeof printReportText) => formatMessage(printReportText[id]);
  const fastball = pitching.pitches.find(({ code }) => code === fastballCode);
  const before = (value: number | null | undefined) =>
    value == null ? "" : formatMessage(printReportValueText.before, { value: decimal(value, 1) });
  const { figures, figures_before } = batting;
  const type = typeWord(batting.batting_type);
  const exit = (id: "exitMax" | "exitMean") => formatMessage(printReportValueText[id], { type });
  const fastest = pitching.fastball;
  const day = fastest ? shortDate(fastest.day) : "";
  const facts: Record<string, Fact> = {
    height: { name: word("height"), value: member.height, unit: "cm", note: "" },
    weight: { name: word("weight"), value: member.weight, unit: "kg", note: "" },
    exitMax: speed(exit("exitMax"), figures.max?.value, before(figures_before.max?.value)),
    exitMean: speed(exit("exitMean"), figures.mean, before(figures_before.mean)),
    fastMax: speed(
      word("fastMax"),
      fastest?.max,
      fastest?.verdict === "confirm" ? formatMessage(printReportValueText.unsure, { day }) : day,
    ),
    fastMean: speed(word("fastMean"), fastball?.mean, before(fastball?.mean_before)),
  };

  return (
    <List aria-label={formatMessage(printReportText.figures)}>
      {Object.entries(facts).map(([id, { name, value, unit, note }]) => (
        <FactBox key={id}>
          <Label>{name}</Label>
          <Value>
            {value === null ? (
              formatMessage(printReportText.none)
            ) : (
              <>
                <Figure>{decimal(value, 1)}</Figure> {unit}
              </>
            )}
            <Before>{note}</Before>
          </Value>
        </FactBox>
      ))}
    </List>
  );
}

const speed = (name: string, value: number | null | undefined, note: string): Fact => ({
  name,
  value: value ?? null,
  unit: "km/h",
  note,
});

const fastballCode = 1;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  border: ${token("hairline")} solid;
`;

const FactBox = styled.div`
  & + & {
    border-inline-start: ${token("hairline")} solid;
  }
`;

const Label = styled.dt`
  padding: ${token("sp-1")};
  text-align: center;
  border-block-end: ${token("hairline")} solid;
`;

const Value = styled.dd`
  padding: ${token("sp-1")};
  text-align: center;
`;

const Figure = styled.b`
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-m")};
  line-height: ${token("lh-num-m")};
`;

const Before = styled.small`
  display: block;
  min-height: 1.5em;
`;

import { type MeasureItem, memberName } from "@kyuseki/domain";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { measuringText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { PlayerBest } from "./bestsByItem.ts";

type ItemBestsProps = { item: MeasureItem; people: readonly PlayerBest[] };

/** ひとつの項目の、新しい自己ベスト。大きく伸びた人から。多ければ、残りをたたむ。 */
export function ItemBests({ item, people }: ItemBestsProps) {
  const { formatMessage } = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const digits = item.decimals === 0 ? 0 : 1;

  return (
    <Frame>
      <h3 id={titleId}>{item.name}</h3>
      <List aria-labelledby={titleId}>
        {people.slice(0, showsAll ? people.length : shownFirst).map(({ member, value, gain }) => (
          <Line key={member.id}>
            <span>
              <b>{memberName(member)}</b> <Caption>{formatMessage(gradeText[member.grade])}</Caption>
            </span>
            <span>
              <UnitNumber value={value} unit={item.unit} digits={digits} />{" "}
              <Delta value={item.better === "higher" ? gain : -gain} digits={digits} sense={item.better} />
            </span>
          </Line>
        ))}
      </List>
      {people.length > shownFirst && (
        <Button size="s" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? formatMessage(measuringText.fewerBests)
            : formatMessage(measuringValueText.allBests, { count: people.length })}
        </Button>
      )}
    </Frame>
  );
}

const shownFirst = 5;

const Frame = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const List = styled.ul`
  width: 100%;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding-block: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

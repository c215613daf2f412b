import type { MeasureItem, MeasuringDay, MeasuringDayDraft } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { chevronRightIcon, plusIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { measuringDaysText, measuringDaysValueText } from "../../../copy/practice/measuringDay.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { useSending } from "../../../state/useSending.ts";
import { media, token } from "../../../tokens/theme.ts";
import { quickItems } from "./quickItems.ts";

export type QuickStartProps = {
  /** チームの項目のすべて。使わない項目も。 */
  items: readonly MeasureItem[];
  /** 新しい順。 */
  days: readonly MeasuringDay[];
  /** YYYY-MM-DD。 */
  today: string;
  /** 始めた測定会を開くのは app。断られたときは `Failure` で reject する。 */
  onStart: (draft: MeasuringDayDraft) => Promise<void>;
};

/** ひとつの項目を、名前を決めずにひと押しで測り始める。今日その項目を測っていれば、その続きへ。 */
export function QuickStart({ items, days, today, onStart }: QuickStartProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const [starting, setStarting] = useState<number | null>(null);

  const start = ({ id, name }: MeasureItem) => {
    if (busy) return;
    setStarting(id);
    const draft = {
      name: formatMessage(measuringDaysValueText.nameOf, { item: name }),
      date: today,
      place: "",
      event_id: null,
      item_ids: [id],
    };
    void send(() => onStart(draft));
  };

  return (
    <Panel title={formatMessage(measuringDaysText.quick)} caption={formatMessage(measuringDaysText.quickHelp)}>
      <FailureBanner failure={failure} />
      <Items aria-label={formatMessage(measuringDaysText.quick)}>
        {quickItems(items, days, today).map(({ item, open }) => (
          <Item key={item.id}>
            {open ? (
              <ButtonLink
                icon={chevronRightIcon}
                size="l"
                href={`/evaluation-result/measuring-day?day=${open.id}&item=${item.id}`}
                aria-label={formatMessage(measuringDaysValueText.goOn, { item: item.name })}
              >
                {item.name} <GoOn>{formatMessage(measuringDaysText.goOn)}</GoOn>
              </ButtonLink>
            ) : (
              <Button
                icon={plusIcon}
                size="l"
                busy={busy && starting === item.id}
                aria-label={formatMessage(measuringDaysValueText.measure, { item: item.name })}
                onClick={() => start(item)}
              >
                {item.name}
              </Button>
            )}
          </Item>
        ))}
      </Items>
    </Panel>
  );
}

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${token("cell-m")}, 1fr));
  gap: ${token("sp-2")};

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  display: grid;
  min-width: 0;

  & > [data-size] {
    justify-content: start;
    min-width: 0;
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: start;
  }
  @media ${media.mobile} {
    & > [data-size] {
      padding-inline: ${token("sp-2")};
      font-size: ${token("fs-body")};
    }
  }
`;

const GoOn = styled(Caption)`
  flex: none;
  white-space: nowrap;
`;

import { type InformationCategory, informationCategories } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { useOrderFilter } from "../../../components/FilterBar/useOrderFilter.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { informationCategoryText, informationText } from "../../../copy/notices/information.ts";
import { listOrderText } from "../../../copy/support/listOrder.ts";
import { useSending } from "../../../state/useSending.ts";
import { media, token } from "../../../tokens/theme.ts";
import { type InformationView, noInformationConditions } from "../view.ts";

export type InformationBarProps = {
  view: InformationView;
  onViewChange: (change: Partial<InformationView>) => void;
  /** まだ読んでいない数。 */
  unread: number;
  /** 断られたら `Failure` で reject する。 */
  onReadAll: () => Promise<unknown>;
};

/** 種類と検索、並び順、すべて既読にする。 */
export function InformationBar({ view, onViewChange, unread, onReadAll }: InformationBarProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const order = useOrderFilter({
    words: orderWords,
    value: view.order,
    onChange: (chosen) => onViewChange({ order: chosen, ...first }),
  });

  return (
    <>
      <Bar>
        <FilterSegment<InformationCategory | "all">
          label={formatMessage(informationText.categories)}
          options={[
            { value: "all", label: formatMessage(informationText.all) },
            ...informationCategories.map((value) => ({ value, label: formatMessage(informationCategoryText[value]) })),
          ]}
          value={view.category ?? "all"}
          onChange={(value) => onViewChange({ category: value === "all" ? null : value, ...first })}
        />
        <Search>
          <SearchField
            label={formatMessage(informationText.search)}
            placeholder={formatMessage(informationText.search)}
            value={view.q}
            maxLength={100}
            onChange={(q) => onViewChange({ q, ...first })}
          />
        </Search>
        {order.control({ wide: false })}
        <Button busy={busy} aria-disabled={unread === 0} onClick={() => unread > 0 && void send(onReadAll)}>
          {formatMessage(informationText.readAll)}
        </Button>
      </Bar>
      <FailureBanner failure={failure} />
    </>
  );
}

const orderWords = { newest: listOrderText.newest, oldest: listOrderText.oldest };

/** Other conditions or another order begin at the first page, and with its first piece beside it. */
const first = { page: noInformationConditions.page, id: noInformationConditions.id };

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};

  & > :last-child {
    margin-inline-start: auto;
  }
  @media ${media.mobile} {
    & > [role="group"] {
      flex: auto;
    }
    & > [role="group"] > [type] {
      flex: auto;
      padding-inline: ${token("sp-2")};
    }
  }
`;

const Search = styled.div`
  flex: 0 1 ${token("search")};
  min-width: 0;

  @media ${media.mobile} {
    flex-basis: 100%;
  }
`;

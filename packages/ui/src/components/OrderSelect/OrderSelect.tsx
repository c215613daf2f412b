import { useIntl } from "react-intl";
import styled from "styled-components";
import { orderText } from "../../copy/members/order.ts";
import { Label } from "../../layout/Text/Label.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import type { TableColumn, TableSort } from "../DataTable/parts/tableColumn.ts";
import { FilterSelect } from "../Select/FilterSelect.tsx";
import { orderOptions, orderValue } from "./orderOptions.ts";

export type OrderSelectProps<Row extends object, Sort extends string> = {
  /** 表の列。並べ替えられる列だけを選べる。 */
  columns: readonly TableColumn<Row, NoInfer<Sort>>[];
  sort: TableSort<Sort>;
  /** 並びが変わると、はじめのページから。 */
  onChange: (change: { sort: TableSort<Sort>; page: 1 }) => void;
  /** 列の見出しからできる言葉のかわり（「実施率の低い順」）。 */
  wordsOf?: (sort: TableSort<Sort>) => string;
};

/** 見出しのないカードの並び順。表のある広い画面では出ない。 */
export function OrderSelect<Row extends object, Sort extends string>(props: OrderSelectProps<Row, Sort>) {
  const { columns, sort, onChange, wordsOf } = props;
  const intl = useIntl();
  const isMobile = useMedia(media.mobile);
  const options = orderOptions(intl, columns);
  const label = intl.formatMessage(orderText.label);
  if (!isMobile || options.length === 0) return null;

  return (
    <Line>
      <Label as="span" aria-hidden="true">
        {label}
      </Label>
      <FilterSelect
        label={label}
        value={orderValue(sort)}
        options={options.map((option) => ({
          value: option.value,
          label: wordsOf ? wordsOf(option.sort) : option.label,
        }))}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen) onChange({ sort: chosen.sort, page: 1 });
        }}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
  min-width: 0;
`;

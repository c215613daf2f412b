import type { MeasureItem } from "@kyuseki/domain";
import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";

/** これを外れたら測り直す値。範囲のない項目は出さない。 */
export function RangeList({ items }: { items: readonly MeasureItem[] }) {
  return (
    <List>
      {items.map(({ id, name, lowest, highest }) =>
        lowest === null || highest === null ? null : (
          <Range key={id}>
            <Item>{name}</Item>
            <Ends>
              {lowest}–{highest}
            </Ends>
          </Range>
        ),
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${token("sp-3")};
`;

const Range = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token("sp-2")};
  padding-block: ${token("sp-1")};
  border-block-end: ${token("hairline")} solid;
`;

const Item = styled.dt`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Ends = styled.dd`
  flex: none;
  font-weight: ${token("fw-h3")};
`;

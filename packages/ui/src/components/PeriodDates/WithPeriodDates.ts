import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 期間を選ぶ部品と、その隣の日付。広い置き場（`data-wide`）では上下に並ぶ。 */
export const WithPeriodDates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};

  &[data-wide] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

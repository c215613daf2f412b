import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";

/** 短い言葉の選択肢を、横に並べる。 */
export const KindRow = styled.div`
  /* Not our markup: the options of a RadioGroup. */
  & [role="radiogroup"] > [data-variant] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token("sp-5")};
  }
`;

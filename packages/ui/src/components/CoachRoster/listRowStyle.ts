import { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

/** A list whose rows have something on the left and a button on the right, or below where that is too narrow. */
export const listRowStyle = css`
  display: flex;
  flex-direction: column;

  & > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")} ${token("sp-3")};
    padding: ${token("sp-3")} ${token("sp-4")};
    overflow-wrap: anywhere;
  }
  & > * + * {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & > * > :first-child {
    flex: 1 1 ${token("cell-m")};
  }
  & > * > [type] {
    margin-inline-start: auto;
  }
`;

import { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

/** The label above a control or a group of controls. */
export const labelStyle = css`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  padding: 0;
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};
  word-break: auto-phrase;
`;

import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** A finding, or its placeholder. */
export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  min-width: 0;
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

export const CardTitle = styled.h3`
  font-size: ${token("fs-h3")};
`;

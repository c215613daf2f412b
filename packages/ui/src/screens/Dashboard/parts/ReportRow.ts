import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";

export const ReportRowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("sp-6")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;
  ${touchTarget}

  &:hover {
    text-decoration: underline;
  }
`;

export const ReportRowNote = styled(Caption)`
  line-height: ${token("lh-label")};
`;

import styled from "styled-components";
import { Link } from "../../components/Link/Link.tsx";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";

/** A row of a panel, one player each: a link to the player, and what is said of them. */
export const ReportRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  min-height: ${token("touch")};
  padding: ${token("sp-2")} ${token("sp-4")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

export const ReportRowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("sp-6")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`;

export const ReportRowNote = styled(Caption)`
  line-height: ${token("lh-label")};
`;

import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { familyLinkText as text } from "../../../copy/notices/family.ts";
import { token } from "../../../tokens/theme.ts";

/** 規約などへの道。 */
export function FamilyLinks() {
  const { formatMessage } = useIntl();
  return (
    <Ways>
      <Way href="/privacy">{formatMessage(text.privacy)}</Way>
      <Way href="/terms">{formatMessage(text.terms)}</Way>
    </Ways>
  );
}

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-5")};
  font-size: ${token("fs-small")};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("touch")};
`;

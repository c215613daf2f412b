import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../copy/controls/action.ts";
import { token } from "../../tokens/theme.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

/** 紙が届くまで。 */
export function PrintSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Rows role="status" aria-busy="true">
      <VisuallyHidden>{formatMessage(actionText.loading)}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Rows>
  );
}

const Rows = styled.div`
  position: relative;
  display: grid;
  gap: ${token("sp-4")};
  max-width: ${token("paper")};
  margin-inline: auto;
  padding: ${token("sp-5")};

  & > :last-child {
    height: ${token("chart-l")};
  }
`;

import { useIntl } from "react-intl";
import styled from "styled-components";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { teamQrText } from "../../../copy/team/teamQr.ts";
import { token } from "../../../tokens/theme.ts";

/** QRコードが届くまで、同じ大きさを空けておく。 */
export function QrSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <SkeletonRows role="status" aria-busy="true" data-theme="dark">
      <VisuallyHidden>{formatMessage(teamQrText.loading)}</VisuallyHidden>
      <Skeleton shape="title" />
      <Code>
        <Skeleton shape="block" />
      </Code>
      <Skeleton shape="title" />
    </SkeletonRows>
  );
}

const SkeletonRows = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token("sp-4")};
  padding: ${token("sp-5")} ${token("sp-4")};
`;

const Code = styled.div`
  width: min(100%, ${token("chart-m")} + ${token("sp-3")});
  aspect-ratio: 1;
`;

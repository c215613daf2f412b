import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { StatPanel } from "../../../components/StatPanel/StatPanel.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { Page } from "../../../layout/Page/Page.tsx";
import { token } from "../../../tokens/theme.ts";

/** 届く前の骨組み。 */
export function GuardSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <div role="status" aria-busy="true" aria-label={formatMessage(actionText.loading)}>
        <Skeleton shape="control" />
      </div>
      <StatPanel>
        <Room />
      </StatPanel>
      <Panel>
        <Room>
          <Skeleton shape="block" />
        </Room>
      </Panel>
    </Page>
  );
}

const Room = styled.div`
  height: ${token("sp-10")};
`;

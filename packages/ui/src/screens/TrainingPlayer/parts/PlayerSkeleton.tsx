import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { trainingPlayerText } from "../../../copy/practice/trainingPlayer.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Page } from "../../../layout/Page/Page.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";

/** 選手の記録が届くまで。同じ大きさを空けておく。 */
export function PlayerSkeleton() {
  const { formatMessage } = useIntl();

  return (
    <Page>
      <VisuallyHidden role="status">{formatMessage(trainingPlayerText.loading)}</VisuallyHidden>
      <Panel aria-busy="true">
        <Skeleton shape="title" />
      </Panel>
      <Columns split="7+5">
        <Panel aria-busy="true">
          <Month>
            <Skeleton shape="block" />
          </Month>
        </Panel>
        <Panel aria-busy="true">
          <Stack>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Panel>
      </Columns>
    </Page>
  );
}

const Month = styled.div`
  height: calc(7 * ${token("sp-9")});
`;

import { useIntl } from "react-intl";
import styled from "styled-components";
import { Board } from "../../components/Board/Board.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { pitchHistoryText } from "../../copy/pitchGuard.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { token } from "../../tokens/theme.ts";

/** 届く前の骨組み。 */
export function GuardBones() {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <div role="status" aria-busy="true" aria-label={formatMessage(pitchHistoryText.loading)}>
        <Skeleton shape="control" />
      </div>
      <Board>
        <Room />
      </Board>
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

import type { BallPage } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballVideoText } from "../../copy/analyzer/ballVideo.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { media, token } from "../../tokens/theme.ts";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { ReportFrame } from "../ReportFrame/ReportFrame.tsx";
import type { ReportMode } from "../ReportFrame/reportFrameProps.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { ReportVideoProps } from "./ballVideo.ts";

export type BallPlaceProps = Omit<ReportVideoProps, "children"> & {
  mode: ReportMode;
  /** 画面の名前。 */
  title: string;
  children: (page: BallPage) => ReactNode;
};

/** 一球の画面の枠。届くまで、届かなかったとき、いない球のときもここ。 */
export function BallPlace({ page, refreshing = false, onRetry, mode, title, children, ...props }: BallPlaceProps) {
  const { formatMessage } = useIntl();
  const { player, photos, sportType, previous, next, onPlayerRetry } = props;
  const around = { player, photos, sportType, previous, next, onPlayerRetry, mode };

  return (
    <ReportFrame {...around} tab="results">
      {page.status === "loading" && (
        <Panel aria-busy="true">
          <VisuallyHidden role="status">{formatMessage(ballVideoText.loading)}</VisuallyHidden>
          <Stack>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Stack>
        </Panel>
      )}
      {page.status === "failed" && (
        <Panel flush aria-label={title}>
          {page.code === "not_found" ? (
            <EmptyState
              title={formatMessage(ballVideoText.missing)}
              action={
                player.status === "ready" && (
                  <ButtonLink href={`/nextshot/report/${player.value.id}/${mode}/results`}>
                    {formatMessage(ballVideoText.backToResults)}
                  </ButtonLink>
                )
              }
            >
              {formatMessage(ballVideoText.missingBody)}
            </EmptyState>
          ) : (
            <ErrorState code={page.code} onRetry={onRetry} />
          )}
        </Panel>
      )}
      {page.status === "ready" && <Ball aria-busy={refreshing || undefined}>{children(page.value)}</Ball>}
    </ReportFrame>
  );
}

/** On a phone the video stays in sight over the whole page. */
const Ball = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  min-width: 0;

  @media ${media.mobile} {
    gap: ${token("sp-3")};
  }
`;

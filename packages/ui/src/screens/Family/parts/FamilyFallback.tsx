import type { FailureCode } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { aloneTitleText } from "../../../copy/frame/aloneTitles.ts";
import { familyText } from "../../../copy/notices/family.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilyFrame, type FamilyFrameProps } from "./FamilyFrame.tsx";
import { FamilyLinks } from "./FamilyLinks.tsx";

export type FamilyFallbackProps = Pick<FamilyFrameProps, "theme" | "onThemeChange"> & {
  page: { status: "loading" } | { status: "failed"; code: FailureCode };
  onRetry: () => void;
};

/** 届くまで、または届かなかったとき。 */
export function FamilyFallback({ page, onRetry, ...frame }: FamilyFallbackProps) {
  const { formatMessage } = useIntl();
  const head = <FallbackTitle>{formatMessage(aloneTitleText.family)}</FallbackTitle>;

  if (page.status === "loading") {
    return (
      <FamilyFrame {...frame} head={head} busy>
        <Waiting role="status">
          <VisuallyHidden>{formatMessage(familyText.loading)}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
        </Waiting>
      </FamilyFrame>
    );
  }
  return (
    <FamilyFrame {...frame} head={head}>
      <FallbackCard>
        <ErrorState code={page.code} onRetry={onRetry} />
      </FallbackCard>
      <FamilyLinks />
    </FamilyFrame>
  );
}

/** Where no name is known. */
export const FallbackTitle = styled.h1`
  color: ${token("board-ink")};
  font-size: ${token("fs-h1-header")};
`;

/** The only thing on a page without its content. */
export const FallbackCard = styled.div`
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Waiting = styled.div`
  position: relative;
  display: grid;
  gap: ${token("sp-4")};
  grid-template-rows: auto ${token("chart-s")};
`;

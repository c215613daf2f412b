import type { FailureCode, FamilyPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { familyClosedText, familyText, familyValueText } from "../../../copy/notices/family.ts";
import { fullDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilyFrame, type FamilyFrameProps } from "./FamilyFrame.tsx";
import { TeamLine } from "./FamilyHead.tsx";
import { FamilyLinks } from "./FamilyLinks.tsx";
import { lastDay } from "./familyMoment.ts";

type Frame = Pick<FamilyFrameProps, "theme" | "onThemeChange">;

/** リンクの期限が切れたか、止められた。誰に聞けばよいかを言う。 */
export function ClosedPage({ page, ...frame }: Frame & { page: FamilyPage }) {
  const { formatMessage } = useIntl();
  const team = page.team.name;
  const isExpired = page.state === "expired";

  return (
    <FamilyFrame {...frame} head={<TeamLine team={page.team} title={formatMessage(titleText.family)} />}>
      <Card>
        <EmptyState title={formatMessage(isExpired ? familyClosedText.expired : familyClosedText.revoked)}>
          {isExpired
            ? formatMessage(familyValueText.expiredHelp, { team, day: fullDate(lastDay(page.expires_at)) })
            : formatMessage(familyValueText.revokedHelp, { team })}
        </EmptyState>
      </Card>
      <FamilyLinks />
    </FamilyFrame>
  );
}

type FamilyFallbackProps = Frame & {
  page: { status: "loading" } | { status: "failed"; code: FailureCode };
  onRetry: () => void;
};

/** 届くまで、または届かなかったとき。 */
export function FamilyFallback({ page, onRetry, ...frame }: FamilyFallbackProps) {
  const { formatMessage } = useIntl();
  const head = <Title>{formatMessage(titleText.family)}</Title>;

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
      <Card>
        {page.code === "not_found" ? (
          <EmptyState title={formatMessage(familyClosedText.unknown)}>
            {formatMessage(familyClosedText.unknownHelp)}
          </EmptyState>
        ) : (
          <ErrorState code={page.code} onRetry={onRetry} />
        )}
      </Card>
      <FamilyLinks />
    </FamilyFrame>
  );
}

const Title = styled.h1`
  color: ${token("board-ink")};
  font-size: ${token("fs-h1-header")};
`;

const Card = styled.div`
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

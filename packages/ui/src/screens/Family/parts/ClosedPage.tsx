import type { FamilyPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { aloneTitleText } from "../../../copy/frame/aloneTitles.ts";
import { familyClosedText, familyClosedValueText } from "../../../copy/notices/familyClosed.ts";
import { fullDate } from "../../../format/date.ts";
import { FallbackCard, FallbackTitle, type FamilyFallbackProps } from "./FamilyFallback.tsx";
import { FamilyFrame } from "./FamilyFrame.tsx";
import { TeamLine } from "./FamilyHead.tsx";
import { FamilyLinks } from "./FamilyLinks.tsx";
import { lastDay } from "./familyMoment.ts";

export type ClosedPageProps = Omit<FamilyFallbackProps, "page"> & {
  /** null なら、だれも知らないリンク。 */
  page: FamilyPage | null;
};

/** リンクの期限が切れたか、止められたか、知られていない。誰に聞けばよいかを言う。 */
export function ClosedPage({ page, theme, onThemeChange }: ClosedPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(aloneTitleText.family);

  return (
    <FamilyFrame
      {...{ theme, onThemeChange }}
      head={page ? <TeamLine team={page.team} title={title} /> : <FallbackTitle>{title}</FallbackTitle>}
    >
      <FallbackCard>{page ? <Ended page={page} /> : <Unknown />}</FallbackCard>
      <FamilyLinks />
    </FamilyFrame>
  );
}

function Unknown() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage(familyClosedText.unknown)}>
      {formatMessage(familyClosedText.unknownHelp)}
    </EmptyState>
  );
}

function Ended({ page }: { page: FamilyPage }) {
  const { formatMessage } = useIntl();
  const team = page.team.name;
  const isExpired = page.state === "expired";

  return (
    <EmptyState title={formatMessage(isExpired ? familyClosedText.expired : familyClosedText.revoked)}>
      {isExpired
        ? formatMessage(familyClosedValueText.expiredHelp, { team, day: fullDate(lastDay(page.expires_at)) })
        : formatMessage(familyClosedValueText.revokedHelp, { team })}
    </EmptyState>
  );
}

import { analyzerUsage, defaultPeriod, type Member, memberName, type Span } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { reportText, reportValueText } from "../../copy/analyzer/report.ts";
import { analyzerUsageText } from "../../copy/members/person.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { photoSrc } from "../Avatar/photoSrc.ts";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { PlayerHeader } from "../PlayerHeader/PlayerHeader.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { SpanChoice } from "../SpanChoice/SpanChoice.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { ReportPeriod } from "./ReportPeriod.tsx";
import { type ReportFrameProps, type ReportMode, type ReportTab, reportTabs } from "./reportFrameProps.ts";

/** 選手一人のレポートの枠。だれの、打撃か投球か、その中のどの画面かと、期間。中身はこの中に並べる。 */
export function ReportFrame({ player, onPlayerRetry, children, ...around }: ReportFrameProps) {
  const { formatMessage } = useIntl();

  if (player.status === "failed" && player.code === "not_found") {
    return (
      <Page>
        <Panel flush>
          <EmptyState
            title={formatMessage(reportText.missing)}
            action={<ButtonLink href="/nextshot/report">{formatMessage(reportText.choose)}</ButtonLink>}
          >
            {formatMessage(reportText.missingBody)}
          </EmptyState>
        </Panel>
      </Page>
    );
  }
  return (
    <Page>
      {player.status === "ready" && <Head {...around} member={player.value} />}
      {player.status === "loading" && (
        <Panel aria-busy="true">
          <VisuallyHidden role="status">{formatMessage(reportText.loading)}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton />
        </Panel>
      )}
      {player.status === "failed" && (
        <Panel flush>
          <ErrorState code={player.code} onRetry={onPlayerRetry} />
        </Panel>
      )}
      {children}
    </Page>
  );
}

type HeadProps = Omit<ReportFrameProps, "player" | "children" | "onPlayerRetry"> & { member: Member };

function Head({ member, photos, sportType, mode, tab, period, previous, next }: HeadProps) {
  const { formatMessage } = useIntl();
  const { id, grade, height, weight, additional } = member;
  const hands = sportType === "baseball" ? additional : null;
  const usage = analyzerUsage(member);
  const hrefOf = (playerId: number, to: ReportMode, of: ReportTab) =>
    `/nextshot/report/${playerId}/${to}/${of}${of === "results" ? "" : said(period?.value)}`;
  const neighbour = (one: HeadProps["previous"]) => one && { name: one.name, href: hrefOf(one.id, mode, tab) };

  return (
    <PlayerHeader
      player={{
        name: memberName(member),
        photo: photoSrc(photos, member),
        grade,
        uniformNumber: member.uniform_number,
        throws: hands?.pitching ?? null,
        bats: hands?.batting ?? null,
        heightCm: height,
        weightKg: weight,
      }}
      note={
        usage === "none"
          ? undefined
          : formatMessage(reportValueText.usage, { usage: formatMessage(analyzerUsageText[usage]) })
      }
      previous={neighbour(previous) ?? undefined}
      next={neighbour(next) ?? undefined}
      searchHref="/search"
      profileHref={`/nextshot/report/${id}/profile`}
      sides={{
        current: mode,
        battingHref: hrefOf(id, "batting", tab),
        pitchingHref: hrefOf(id, "pitching", tab),
      }}
      tabsLabel={formatMessage(reportText[mode])}
      tabs={reportTabs.map((one) => ({ href: hrefOf(id, mode, one), label: formatMessage(reportText[one]) }))}
      currentTab={hrefOf(id, mode, tab)}
      printHref={`/nextshot/report/${id}/print`}
      controls={period && ("today" in period ? <SpanChoice {...period} /> : <ReportPeriod {...period} />)}
    />
  );
}

/** The default period is left out, so that a plain view has a plain address (D-9). */
const said = (period: Span | undefined) =>
  period === undefined || period === defaultPeriod ? "" : `?period=${period}`;

import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { measuringText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { Page } from "../../../layout/Page/Page.tsx";
import type { OpenDayProps } from "./openDayProps.ts";
import { DaySheet } from "./sheet/DaySheet.tsx";
import { SheetSkeleton } from "./sheet/SheetSkeleton.tsx";
import { UnsentRow } from "./sheet/UnsentRow.tsx";

/** ひとつの測定会。 */
export function OpenDay({ sheet, onRetry, onDiscard, ...rest }: OpenDayProps) {
  const { formatMessage } = useIntl();

  switch (sheet.status) {
    case "loading":
      return <SheetSkeleton />;
    case "failed":
      return (
        <Page>
          {sheet.code === "not_found" && <OrphanedEntries count={rest.unsent.length} onDiscard={onDiscard} />}
          <Panel aria-label={formatMessage(titleText["measuring-day"])}>
            {sheet.code === "not_found" || sheet.code === "invalid" ? (
              <EmptyState
                title={formatMessage(measuringText.missing)}
                action={
                  <ButtonLink href="/evaluation-result/measuring-day">{formatMessage(measuringText.list)}</ButtonLink>
                }
              >
                {formatMessage(measuringText.missingBody)}
              </EmptyState>
            ) : (
              <ErrorState code={sheet.code} onRetry={onRetry} />
            )}
          </Panel>
        </Page>
      );
    case "ready":
      return <DaySheet {...rest} sheet={sheet.value} />;
  }
}

/** なくなった測定会に打たれていて、もう送れない入力。 */
function OrphanedEntries({ count, onDiscard }: { count: number; onDiscard: () => void }) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  return (
    <Banner tone="w">
      <UnsentRow>
        {formatMessage(measuringValueText.homeless, { count })}
        <Button size="s" onClick={onDiscard}>
          {formatMessage(measuringText.discard)}
        </Button>
      </UnsentRow>
    </Banner>
  );
}

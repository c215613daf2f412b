import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { measuringText } from "../../../copy/practice/measuringDay.ts";
import { Page } from "../../../layout/Page/Page.tsx";
import { DaySheet } from "./DaySheet.tsx";
import { OrphanedEntries } from "./OrphanedEntries.tsx";
import type { OpenDayProps } from "./openDayProps.ts";
import { SheetSkeleton } from "./SheetSkeleton.tsx";

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

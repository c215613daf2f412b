import { Button, EmptyState, troubleText, VisuallyHidden } from "@kyuseki/ui";
import { useIntl } from "react-intl";

/** In place of a page that could not be loaded or drawn. */
export function ErrorPage() {
  const { formatMessage } = useIntl();
  const reload = (
    <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
      {formatMessage(troubleText.reload)}
    </Button>
  );

  return (
    <main>
      <VisuallyHidden>
        <h1>{formatMessage(troubleText.title)}</h1>
      </VisuallyHidden>
      <EmptyState title={formatMessage(troubleText.title)} action={reload}>
        {formatMessage(troubleText.lead)}
      </EmptyState>
    </main>
  );
}

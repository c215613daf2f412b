import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { measuringText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { UnsentRow } from "./UnsentRow.tsx";

/** なくなった測定会に打たれていて、もう送れない入力。 */
export function OrphanedEntries({ count, onDiscard }: { count: number; onDiscard: () => void }) {
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

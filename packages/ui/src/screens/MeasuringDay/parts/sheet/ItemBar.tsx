import type { MeasureItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { chevronLeftIcon } from "../../../../components/Icon/icons.ts";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { ActionBar } from "../../../../layout/ActionBar/ActionBar.tsx";
import { useMedia } from "../../../../layout/useMedia.ts";
import { media, token } from "../../../../tokens/theme.ts";

type ItemBarProps = {
  items: readonly MeasureItem[];
  current: number | null;
  onItem: (id: number) => void;
  /** 最後の項目のあとに進む先。 */
  onEnd: (() => void) | undefined;
};

/** スマートフォンで、親指の届くところに置く。前と次の項目、最後は測定会を終える。 */
export function ItemBar({ items, current, onItem, onEnd }: ItemBarProps) {
  const { formatMessage } = useIntl();
  if (!useMedia(media.mobile)) return null;
  const at = items.findIndex(({ id }) => id === current);
  const [before, next] = [items[at - 1], items[at + 1]];
  const go = (item: MeasureItem | undefined) => {
    if (!item) return;
    onItem(item.id);
    window.scrollTo({ top: 0 });
  };

  return (
    <ActionBar>
      <Before
        icon={chevronLeftIcon}
        label={formatMessage(measuringText.previous)}
        disabled={!before}
        onClick={() => go(before)}
      />
      {next ? (
        <Button variant="primary" size="l" wide onClick={() => go(next)}>
          {formatMessage(measuringValueText.next, { item: next.name })}
        </Button>
      ) : (
        onEnd && (
          <Button variant="primary" size="l" wide onClick={onEnd}>
            {formatMessage(measuringText.end)}
          </Button>
        )
      )}
    </ActionBar>
  );
}

const Before = styled(IconButton)`
  width: ${token("control-l")};
  height: ${token("control-l")};
  border: ${token("hairline")} solid ${token("line-strong")};
`;

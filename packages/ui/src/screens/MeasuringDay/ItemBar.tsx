import type { MeasureItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled, { createGlobalStyle } from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { measuringText, measuringValueText } from "../../copy/measuringDay.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";

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
    <Bar>
      <RoomBelow />
      <IconButton
        icon="chevronLeft"
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
    </Bar>
  );
}

/** The end of the page can be scrolled out from under the buttons. */
const RoomBelow = createGlobalStyle`
  body { padding-block-end: calc(${token("control-l")} + 2 * ${token("sp-2")}); }
`;

const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(${token("bottombar")} + env(safe-area-inset-bottom));
  z-index: ${token("z-bottombar")};
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  & > button[title] {
    width: ${token("control-l")};
    height: ${token("control-l")};
    border: ${token("hairline")} solid ${token("line-strong")};
  }
  @media (pointer: coarse) {
    :root:has(:is(input, textarea):focus) & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

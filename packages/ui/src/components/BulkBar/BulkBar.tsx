import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { type CountUnit, countUnitText, tableText, tableValueText } from "../../copy/table.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconPaths.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { bulkBarStyle } from "./bulkBarStyle.ts";

export type BulkAction = {
  id: string;
  /** 広い画面での言葉（「アナライザーに招待」）。読み上げはいつもこちら。 */
  label: string;
  /** 狭い画面での言葉（「招待」）。なければ `label`。 */
  shortLabel?: string;
  icon: IconName;
  onPress: () => void;
  /** `danger` は右端に置く。 */
  tone?: "danger";
  /** 送っている間。押しても何も起きない。 */
  busy?: boolean;
};

export type BulkBarProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** 選んだ数。1以上のときに置く。 */
  count: number;
  /** 絞り込んだ後のすべての数。全部選んであれば「すべて選ぶ」は出ない。 */
  total: number;
  unit?: CountUnit;
  /** スマートフォンでは4つまで。 */
  actions: readonly BulkAction[];
  onSelectAll: () => void;
  onClear: () => void;
};

/** 選んだ行にまとめて行う操作。スマートフォンでは、画面の下でタブの列に代わる。 */
export function BulkBar({ count, total, unit = "row", actions, onSelectAll, onClear, ...rest }: BulkBarProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const unitWord = formatMessage(countUnitText[unit]);
  const clear = formatMessage(tableText.clearSelection);

  const said = (
    <strong>
      {formatMessage(tableValueText.selected, { count, unit: unitWord, n: (parts) => <b key="n">{parts}</b> })}
    </strong>
  );
  const selectAll = count < total && (
    <button type="button" onClick={onSelectAll}>
      {isMobile
        ? formatMessage(tableText.selectAll)
        : formatMessage(tableValueText.selectAllOf, { total, unit: unitWord })}
    </button>
  );
  const buttons = (wanted: BulkAction["tone"]) =>
    actions.filter(({ tone }) => tone === wanted).map((action) => <ActionButton key={action.id} {...action} />);

  return (
    <Bar aria-label={formatMessage(tableText.bulk)} {...rest} role="group" data-bulk="">
      {isMobile ? (
        <>
          <div data-part="head">
            {said}
            {selectAll}
            <IconButton icon="close" label={clear} onClick={onClear} />
          </div>
          <div data-part="actions">
            {buttons(undefined)}
            {buttons("danger")}
          </div>
        </>
      ) : (
        <>
          {said}
          {selectAll}
          {buttons(undefined)}
          <span data-part="gap" />
          {buttons("danger")}
          <button type="button" data-look="quiet" onClick={onClear}>
            {clear}
          </button>
        </>
      )}
    </Bar>
  );
}

function ActionButton({ label, shortLabel = label, icon, onPress, tone, busy = false }: BulkAction) {
  const isNarrow = !useMedia(media.laptop);

  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-tone={tone}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      <Icon name={icon} size="s" />
      {isNarrow ? shortLabel : label}
    </button>
  );
}

const Bar = styled.div`
  font-size: ${token("fs-small")};
  ${bulkBarStyle}
`;

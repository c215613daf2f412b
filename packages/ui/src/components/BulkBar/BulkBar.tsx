import { type ComponentPropsWithRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { type CountUnit, countUnitText, tableValueText } from "../../copy/controls/table.ts";
import { bulkBarText, bulkBarValueText } from "../../copy/members/bulkBar.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { closeIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import { BulkProgress, type BulkProgressProps } from "./BulkProgress.tsx";
import { bulkBarStyle } from "./bulkBarStyle.ts";

export type BulkAction = {
  id: string;
  /** デスクトップでの言葉（「アナライザーに招待」）。読み上げはいつもこちら。 */
  label: string;
  /** それより狭い画面での言葉（「招待」）。なければ `label`。 */
  shortLabel?: string;
  icon: IconPath;
  /** 押すと行くページ。`onPress` の代わり。 */
  href?: string;
  onPress?: () => void;
  /** `danger` は右端に置く。 */
  tone?: "danger";
  /** 送っている間。押しても何も起きない。 */
  busy?: boolean;
  /** いまはできない理由。ボタンは残り、押すと理由が出る。 */
  forbidden?: string | undefined;
};

export type BulkBarProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** 選んだ数。1以上のときに置く。 */
  count: number;
  /** 絞り込んだ後のすべての数。全部選んであれば「すべて選ぶ」は出ない。 */
  total: number;
  unit?: CountUnit;
  /** スマートフォンでは4つまで。 */
  actions: readonly BulkAction[];
  /** 一人ずつ送っている間の進み具合。操作の代わりに出る。 */
  progress?: BulkProgressProps | undefined;
  onSelectAll: () => void;
  onClear: () => void;
};

/** 選んだ行にまとめて行う操作。スマートフォンでは、画面の下でタブの列に代わる。 */
export function BulkBar({ progress, ...props }: BulkBarProps) {
  const { count, total, unit = "row", actions, onSelectAll, onClear, ...rest } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const [asked, setAsked] = useState<string>();
  const unitWord = formatMessage(countUnitText[unit]);
  const clear = formatMessage(bulkBarText.clear);
  // The pressed action may have become possible meanwhile, or have another reason.
  const reason = actions.find(({ id }) => id === asked)?.forbidden;

  const said = (
    <strong data-part="selected">
      {formatMessage(tableValueText.selected, {
        count,
        unit: unitWord,
        n: (parts) => (
          <b key="n" data-part="count">
            {parts}
          </b>
        ),
      })}
    </strong>
  );
  const selectAll = count < total && (
    <button type="button" onClick={onSelectAll}>
      {isMobile
        ? formatMessage(bulkBarText.selectAll)
        : formatMessage(bulkBarValueText.selectAllOf, { total, unit: unitWord })}
    </button>
  );
  const buttons = (wanted: BulkAction["tone"]) =>
    actions
      .filter(({ tone }) => tone === wanted)
      .map((action) => <ActionButton key={action.id} {...action} onAsk={() => setAsked(action.id)} />);

  return (
    <Bar aria-label={formatMessage(bulkBarText.label)} {...rest} role="group" data-bulk="">
      {progress && <BulkProgress {...progress} />}
      {!progress && isMobile && (
        <>
          <div data-part="head">
            {said}
            {selectAll}
            <IconButton icon={closeIcon} label={clear} onClick={onClear} />
          </div>
          <div data-part="actions">
            {buttons(undefined)}
            {buttons("danger")}
          </div>
        </>
      )}
      {!progress && !isMobile && (
        <div data-part="row">
          {said}
          {selectAll}
          {buttons(undefined)}
          <span data-part="gap" />
          {buttons("danger")}
          <button type="button" data-look="quiet" onClick={onClear}>
            {clear}
          </button>
        </div>
      )}
      {!progress && reason && (
        <p data-part="reason" role="alert">
          {reason}
        </p>
      )}
    </Bar>
  );
}

function ActionButton(props: BulkAction & { onAsk: () => void }) {
  const { label, shortLabel = label, icon, href, onPress, tone, busy = false, forbidden, onAsk } = props;
  const isNarrow = !useMedia(media.desktop);
  const face = (
    <>
      <Icon path={icon} size="s" />
      {isNarrow ? shortLabel : label}
    </>
  );

  if (href !== undefined && forbidden === undefined) {
    return (
      <Link href={href} look="bare" aria-label={label}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-description={forbidden}
      aria-disabled={busy || forbidden !== undefined || undefined}
      aria-busy={busy || undefined}
      data-tone={tone}
      onClick={() => {
        onAsk();
        if (!busy && forbidden === undefined) onPress?.();
      }}
    >
      {face}
    </button>
  );
}

const Bar = styled.div`
  font-size: ${token("fs-small")};
  ${bulkBarStyle}
`;

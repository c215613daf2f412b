import { lazy, Suspense, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { columnMenuText } from "../../copy/controls/columnMenu.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import type { ColumnMenuProps } from "./menuColumn.ts";

/** 表に出す列を選ぶ。スマートフォンでは表がカードになるので、出さない。 */
export function ColumnMenu({ columns, hidden, onHiddenChange, ...rest }: ColumnMenuProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  if (isMobile) return null;
  return (
    <>
      <Button
        {...rest}
        ref={trigger}
        icon="columns"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {formatMessage(columnMenuText.columns)}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnPopover
            trigger={trigger}
            columns={columns}
            hidden={hidden}
            onHiddenChange={onHiddenChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

// The popover's behaviour is imported on first use, because it is heavy.
const ColumnPopover = lazy(async () => ({ default: (await import("./ColumnPopover.tsx")).ColumnPopover }));

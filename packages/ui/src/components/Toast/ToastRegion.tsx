import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { overlayText } from "../../copy/frame/overlay.ts";
import { media, token } from "../../tokens/theme.ts";
import { useTopHost } from "../Dialog/modalHosts.ts";
import type { ToastStore } from "./createToasts.ts";
import { Toast } from "./Toast.tsx";
import { useToastFocus } from "./useToastFocus.ts";

export type ToastRegionProps = { toasts: Pick<ToastStore, "close" | "subscribe" | "snapshot"> };

/**
 * 知らせの置き場所。アプリの根に一度だけ置く。重ねた一枚が開いていれば、その上に出る。
 * 重ねるかフォーカスがある間は、どの知らせの時間も止まる。F6 で行き来する。
 */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const { formatMessage } = useIntl();
  const entries = useSyncExternalStore(toasts.subscribe, toasts.snapshot);
  const hasToasts = entries.length > 0;
  const host = useTopHost();
  const region = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  const { isFocused, onFocus, onBlur } = useToastFocus(region, hasToasts);

  // An element removed under the pointer sends no leave event.
  useEffect(() => {
    if (!hasToasts) setPointed(false);
  }, [hasToasts]);

  // Always rendered, even empty: screen readers announce only what is added to an existing region. Its look, with rules
  // for which a browser styles the whole page anew, comes with the first toast.
  return createPortal(
    <section
      ref={region}
      aria-label={formatMessage(overlayText.notices)}
      aria-live="polite"
      aria-relevant="additions"
      aria-keyshortcuts="F6"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {hasToasts && (
        <Stack data-above={host ? "dialog" : "page"}>
          {entries.map((entry) => (
            <Toast
              key={entry.id}
              message={entry}
              held={isPointed || isFocused}
              onClose={() => toasts.close(entry.id)}
            />
          ))}
        </Stack>
      )}
    </section>,
    host ?? document.body,
  );
}

/** The margin leaves room for shadows; presses pass through it. */
const Stack = styled.div`
  position: fixed;
  inset: auto ${token("sp-1")} calc(${token("bottombar")} + ${token("sp-2")} + env(safe-area-inset-bottom));
  z-index: ${token("z-toast")};
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  width: min(${token("toast")} + 2 * ${token("sp-2")}, 100% - 2 * ${token("sp-1")});
  max-height: calc(100dvh - 2 * ${token("topbar")} - ${token("sp-6")});
  margin-inline: auto;
  padding: ${token("sp-2")};
  overflow: auto;
  scrollbar-width: none;
  pointer-events: none;
  font-size: ${token("fs-body")};

  & > * {
    flex: none;
    pointer-events: auto;
  }

  /* Clear of the buttons at the foot of a sheet. */
  @media ${media.mobile} {
    &[data-above="dialog"] {
      inset-block: ${token("sp-1")} auto;
    }
  }
  @media ${media.tablet} {
    inset: calc(${token("topbar")} + ${token("sp-1")}) ${token("sp-3")} auto auto;
  }
  @media ${media.laptop} {
    inset-block-start: calc(${token("header")} + ${token("sp-1")});
  }
  @media print {
    display: none;
  }
`;

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  startTransition,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import styled from "styled-components";
import { type DialogSize, type DialogTone, dialogStyle } from "./dialogStyle.ts";
import { firstFocus } from "./firstFocus.ts";
import { enterModal, isModalOpen } from "./modalHosts.ts";

export type DialogPlace = "full" | "sheet" | "center";
export type DialogProps = Omit<ComponentPropsWithRef<"dialog">, "open" | "ref" | "onClose"> & {
  /** 全画面か、下から出るシートか、中央か。中央のものも、スマートフォンでは紙になる。 */
  place: DialogPlace;
  /** 中央に出るときの幅。 */
  size?: DialogSize;
  tone?: DialogTone;
  /** Esc、外側を押したとき、中の閉じるボタン。頼みであって、閉じるかどうかは親が決める。 */
  onClose: () => void;
};

/**
 * 置かれている間だけ開いている。フォーカスを閉じ込め、外すと元の場所へ返す。
 * はじめのフォーカスは `firstFocus`、なければダイアログそのもの。
 */
export function Dialog(props: DialogProps) {
  // A modal dialog has the browser style the whole page anew: the press is painted before it opens, and before it closes.
  // One that takes the place of another, or opens over it, comes in the same frame.
  const isDrawn = useDeferredValue(true, isModalOpen());
  return isDrawn && <Opened {...props} onClose={() => startTransition(props.onClose)} />;
}

function Opened({
  place,
  size = "m",
  tone = place === "full" ? "board" : "surface",
  onClose,
  onClick,
  onKeyDown,
  children,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [hasScrollbar] = useState(() => window.innerWidth > document.documentElement.clientWidth);

  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened || !surface.current || !host.current) return;
    const first = firstFocus(opened) ?? surface.current;
    first.autofocus = true;
    opened.showModal();
    const leave = enterModal(host.current, hasScrollbar);
    return () => {
      leave();
      opened.close();
    };
  }, [hasScrollbar]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // The browser closes the dialog at the second Esc even when `cancel` is prevented.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <Layer
      {...rest}
      ref={dialog}
      data-place={place}
      data-size={size}
      data-tone={tone}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // Closed by the browser, as by going back twice on a phone: asks again instead of leaving an empty page.
        if (target !== currentTarget || currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
      onClick={(event) => {
        onClick?.(event);
        // The layer fills the screen; everything visible is a child of it.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <PortalProvider getContainer={() => host.current}>
        <div data-part="surface" ref={surface} tabIndex={-1}>
          {children}
        </div>
      </PortalProvider>
      <div data-part="host" ref={host} />
    </Layer>
  );
}

const Layer = styled.dialog`
  ${dialogStyle}
`;

import { type ComponentPropsWithRef, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { firstFocus } from "../Dialog/firstFocus.ts";

type SidePanelProps = Omit<ComponentPropsWithRef<"div">, "ref"> & { onClose: () => void };

/** 右端の一枚。開くとフォーカスが入り（フォームなら、はじめの欄に）、外すと元の場所へ返る。後ろの画面は使える。 */
export function SidePanel({ onClose, children, ...rest }: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const opened = panel.current;
    const before = document.activeElement;
    (opened && (firstFocus(opened) ?? opened))?.focus({ preventScroll: true });
    return () => {
      if (opened?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || event.isComposing || document.querySelector("dialog:modal");
    if (event.key === "Escape" && !isTaken) onClose();
  });

  // The page stays usable, so Esc closes the drawer from there too.
  useEffect(() => {
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);

  return (
    <Panel {...rest} ref={panel} role="dialog" aria-modal="false" tabIndex={-1}>
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${token("z-drawer")};
  display: flex;
  flex-direction: column;
  width: min(${token("drawer")}, 100%);
  border-inline-start: ${token("hairline")} solid ${token("line")};
  background: ${token("surface")};
  box-shadow: ${token("shadow-3")};
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
  transition: opacity ${token("dur-3")} ${token("ease-out")}, translate ${token("dur-3")} ${token("ease-out")};

  @starting-style {
    opacity: 0;
    translate: ${token("sp-3")} 0;
  }
  @media ${media.compact} {
    width: min(calc(${token("drawer")} - ${token("sp-5")}), 100%);
  }
  @media print {
    display: none;
  }
`;

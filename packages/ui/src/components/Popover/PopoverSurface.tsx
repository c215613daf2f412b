import type { ReactNode, RefObject } from "react";
import { Popover } from "react-aria-components/Popover";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { popupStyle } from "./popupStyle.ts";

type PopoverSurfaceProps = {
  label: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** 開いているあいだの中身。 */
export function PopoverSurface({ label, triggerRef, onClose, children }: PopoverSurfaceProps) {
  return (
    <Surface isOpen triggerRef={triggerRef} placement="bottom start" aria-label={label} onOpenChange={onClose}>
      {children}
    </Surface>
  );
}

const Surface = styled(Popover)`
  ${popupStyle}
  gap: ${token("sp-3")};
  width: max-content;
  max-width: min(${token("cell-l")}, 100vw - 2 * ${token("sp-3")});
  padding: ${token("sp-4")};
`;

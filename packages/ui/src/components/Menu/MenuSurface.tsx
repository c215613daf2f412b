import { type ReactNode, type RefObject, useId } from "react";
import { Popover } from "react-aria-components/Popover";
import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { SheetHead } from "../Dialog/SheetHead.tsx";
import { JapaneseBehaviour } from "../JapaneseBehaviour/JapaneseBehaviour.tsx";
import { MenuList, type MenuListProps } from "./MenuList.tsx";
import { popupStyle } from "./popupStyle.ts";

type MenuSurfaceProps = MenuListProps & {
  heading?: ReactNode;
  triggerRef: RefObject<HTMLButtonElement | null>;
};

/** 開いているあいだの中身。ボタンから下がるか、スマートフォンでは下から出る。 */
export function MenuSurface({ heading, triggerRef, ...list }: MenuSurfaceProps) {
  const isPhone = useMedia(media.mobile);
  const titleId = useId();
  const { label, onClose } = list;

  return (
    <JapaneseBehaviour>
      {isPhone ? (
        <Dialog place="sheet" aria-labelledby={titleId} onClose={onClose}>
          <Sheet>
            <SheetHead title={heading ?? label} titleId={titleId} spoken={label} onClose={onClose} />
            <div data-part="list">
              <MenuList {...list} />
            </div>
          </Sheet>
        </Dialog>
      ) : (
        <Hanging isOpen triggerRef={triggerRef} placement="bottom end" aria-label={label} onOpenChange={onClose}>
          <MenuList {...list} />
        </Hanging>
      )}
    </JapaneseBehaviour>
  );
}

const Hanging = styled(Popover)`
  ${popupStyle}
  min-width: ${token("menu")};
`;

const Sheet = styled.div`
  --control-m: ${token("control-l")};
  --menu-text: ${token("fs-body-lg")};

  & > [data-part="list"] {
    padding: 0 ${token("sp-2")} ${token("sp-2")};
  }
`;

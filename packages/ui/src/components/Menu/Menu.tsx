import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import type { MenuEntry, MenuGroup } from "./menuItem.ts";
import { type PopupTriggerProps, usePopup } from "./usePopup.ts";

export type MenuProps = {
  /** 読み上げる名前。「原田 暖のその他の操作」 */
  label: string;
  /** 開くボタン。受け取った属性をそのまま渡す。 */
  trigger: (props: PopupTriggerProps) => ReactNode;
  groups: readonly MenuGroup[];
  /** スマートフォンのシートの見出し。誰への操作かが分かるもの。なければ label が出る。 */
  heading?: ReactNode;
};

/**
 * その他の操作。できない操作も理由を添えて残る。スマートフォンでは下から出るシートになる。
 */
export function Menu({ label, trigger, groups, heading }: MenuProps) {
  const { triggerRef, triggerProps, entry, close } = usePopup("menu", load);
  const chosen = useRef<MenuEntry["onAction"]>(undefined);
  const isOpen = entry !== undefined;

  // Runs the action after the menu has closed and its button has the focus, so that a dialog it opens returns the focus
  // there.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || !act) return;
    chosen.current = undefined;
    triggerRef.current?.focus();
    act();
  }, [isOpen, triggerRef]);

  const handleChoose = ({ onAction }: MenuEntry) => {
    chosen.current = onAction;
  };

  return (
    <>
      {trigger(triggerProps)}
      {entry && (
        <Suspense>
          <MenuSurface
            label={label}
            heading={heading}
            groups={groups}
            entry={entry}
            triggerRef={triggerRef}
            onChoose={handleChoose}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const load = () => import("./MenuSurface.tsx").then(({ MenuSurface }) => ({ default: MenuSurface }));
const MenuSurface = lazy(load);

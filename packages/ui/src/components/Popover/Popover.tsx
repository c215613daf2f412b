import { lazy, type ReactNode, Suspense } from "react";
import { type PopupTriggerProps, usePopup } from "./usePopup.ts";

export type PopoverProps = {
  /** 読み上げる名前。 */
  label: string;
  /** 開くボタン。受け取った属性をそのまま渡す。 */
  trigger: (props: PopupTriggerProps) => ReactNode;
  /** 中身。関数なら、閉じ方を受け取る。 */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** ボタンから下がる小さな一枚。外を押すか Esc で閉じ、ボタンへ戻る。 */
export function Popover({ label, trigger, children }: PopoverProps) {
  const { triggerRef, triggerProps, entry, close } = usePopup("dialog", load);

  return (
    <>
      {trigger(triggerProps)}
      {entry && (
        <Suspense>
          <PopoverSurface label={label} triggerRef={triggerRef} onClose={close}>
            {typeof children === "function" ? children(close) : children}
          </PopoverSurface>
        </Suspense>
      )}
    </>
  );
}

const load = () => import("./PopoverSurface.tsx").then(({ PopoverSurface }) => ({ default: PopoverSurface }));
const PopoverSurface = lazy(load);

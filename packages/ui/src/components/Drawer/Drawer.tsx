import { type ReactNode, useId } from "react";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { DialogFrame } from "../Dialog/DialogFrame.tsx";
import { SidePanel } from "./SidePanel.tsx";

export type DrawerProps = {
  title: string;
  /** 見出しの右の、前後の送り。 */
  aside?: ReactNode;
  footer?: ReactNode;
  /** Esc か閉じるボタン。頼みであって、閉じるかどうかは親が決める。 */
  onClose: () => void;
  children: ReactNode;
};

/**
 * 一覧の横に開く詳しい中身。一覧はそのまま使え、開いた行の色は一覧が残す。
 * スマートフォンでは下から出るシートになり、そのあいだ一覧は使えない。
 * フォーカスは、フォームならはじめの欄、ほかはパネルそのものから始まる。
 */
export function Drawer({ title, aside, footer, onClose, children }: DrawerProps) {
  const titleId = useId();
  const isPhone = useMedia(media.mobile);
  const frame = (
    <DialogFrame look="drawer" title={title} titleId={titleId} aside={aside} footer={footer} onClose={onClose}>
      {children}
    </DialogFrame>
  );

  if (isPhone) {
    return (
      <Dialog place="sheet" aria-labelledby={titleId} onClose={onClose}>
        {frame}
      </Dialog>
    );
  }
  return (
    <SidePanel aria-labelledby={titleId} onClose={onClose}>
      {frame}
    </SidePanel>
  );
}

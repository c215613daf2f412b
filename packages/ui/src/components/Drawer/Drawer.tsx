import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { DialogFrame } from "../Dialog/DialogFrame.tsx";
import { SidePanel } from "./SidePanel.tsx";
import type { useTurns } from "./useTurns.ts";

export type DrawerProps = {
  title: string;
  /** 見出しの右の、前後の送り。 */
  aside?: ReactNode;
  /** `useTurns` の返すもの。← →のキーと、横に払う指でも送る。 */
  turning?: ReturnType<typeof useTurns>;
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
export function Drawer({ title, aside, turning, footer, onClose, children }: DrawerProps) {
  const titleId = useId();
  const isPhone = useMedia(media.mobile);
  const frame = (
    <DialogFrame look="drawer" title={title} titleId={titleId} aside={aside} footer={footer} onClose={onClose}>
      {turning ? <Upright>{children}</Upright> : children}
    </DialogFrame>
  );

  if (isPhone) {
    return (
      <Dialog {...turning} place="sheet" aria-labelledby={titleId} onClose={onClose}>
        {frame}
      </Dialog>
    );
  }
  return (
    <SidePanel {...turning} aria-labelledby={titleId} onClose={onClose}>
      {frame}
    </SidePanel>
  );
}

/** Leaves sideways touches to the panel; the browser scrolls and zooms. */
const Upright = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token("sp-4")};
  min-width: 0;
  touch-action: pan-y pinch-zoom;
`;

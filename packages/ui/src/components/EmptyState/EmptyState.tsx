import type { ReactNode } from "react";
import { FieldIllustration } from "./FieldIllustration.tsx";
import { Notice, NoticeText, NoticeTitle } from "./noticeStyle.ts";

export type EmptyStateProps = {
  /** 何がないか。 */
  title: string;
  /** ここに何が出るのか、または条件の名前。一文。 */
  children?: ReactNode;
  /** 次にできることをひとつだけ。 */
  action?: ReactNode;
};

/** まだ何もない、または条件に合うものがないことを伝える。 */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Notice>
      <FieldIllustration />
      <NoticeTitle>{title}</NoticeTitle>
      {children && <NoticeText>{children}</NoticeText>}
      {action}
    </Notice>
  );
}

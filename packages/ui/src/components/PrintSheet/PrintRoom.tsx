import type { ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type PrintRoomProps = {
  /** 画面の見出し。紙があれば紙の見出しが代わるので、渡さない。 */
  title?: string | undefined;
  /** 戻る先と、その言葉。 */
  backHref: string;
  back: string;
  /** 戻る道の右に置くもの。 */
  tools?: ReactNode;
  children: ReactNode;
};

/** 紙を見るあいだの、枠のない一面。 */
export function PrintRoom({ title, backHref, back, tools, children }: PrintRoomProps) {
  return (
    <Room>
      {title !== undefined && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      <Ways>
        <Back href={backHref}>{back}</Back>
        {tools}
      </Ways>
      {children}
    </Room>
  );
}

const Room = styled.main`
  position: relative;
  min-height: 100dvh;
  background: ${token("surface-3")};

  @media print {
    background: none;
  }
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")} 0;

  @media print {
    display: none;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("touch")};
`;

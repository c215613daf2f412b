import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { productText } from "../../copy/frame/product.ts";
import { FieldIllustration } from "../EmptyState/FieldIllustration.tsx";
import { ProductMark } from "../ProductMark/ProductMark.tsx";
import { Column, Head, Lead, Main, Mark, Split, Title } from "./authLayoutStyle.ts";

export type AuthLayoutProps = {
  /** 画面の名前。変わると、そこから読み上げが続く。 */
  title: string;
  lead?: string | undefined;
  /** 濃い面に置く、招いている相手のこと。あれば広い画面で左に立つ。 */
  board?: ReactNode;
  /** `notice` は、済んだことや使えないことを一枚のカードで伝える。`wide` は欄が二列に並ぶ。 */
  look?: AuthLook;
  children: ReactNode;
};
type AuthLook = "form" | "wide" | "notice";

/** ログインの前に開く画面の枠。製品の名前と、細い一列。 */
export function AuthLayout({ title, lead, board, look = "form", children }: AuthLayoutProps) {
  const { formatMessage } = useIntl();
  const heading = useHeadingFocus(title);

  return (
    <Split data-board={board !== undefined || undefined}>
      <Head>
        <Mark>
          <ProductMark />
          {formatMessage(productText.mark)}
        </Mark>
        {board}
      </Head>
      <Main>
        <Column data-look={look}>
          {look === "notice" && <FieldIllustration />}
          <hgroup>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {lead && <Lead>{lead}</Lead>}
          </hgroup>
          {children}
        </Column>
      </Main>
    </Split>
  );
}

/** Moves the focus from a form to the heading of what replaces it. */
function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(title);
  useEffect(() => {
    if (told.current !== title) heading.current?.focus();
    told.current = title;
  }, [title]);
  return heading;
}

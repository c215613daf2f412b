import type { ComponentPropsWithRef, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { productText } from "../../copy/frame/product.ts";
import { paperText, paperValueText } from "../../copy/support/paper.ts";
import { token } from "../../tokens/theme.ts";
import { ProductMark } from "../ProductMark/ProductMark.tsx";
import { paperCaption, paperStyle } from "./printStyle.ts";

export type PrintSheetProps = Omit<ComponentPropsWithRef<"article">, "title"> & {
  /** 見出し。選手の名前など。 */
  title: string;
  /** 見出しの上の一行。紙の種類と期間など。 */
  lead?: string;
  /** 見出しの右に続ける小さな言葉。よみ、学年など。 */
  aside?: string;
  teamName: string;
  /** 右上の端。入力画面に戻るQRコードなど。 */
  corner?: ReactNode;
  /** 推定値と体のことの断り書き。数値のない紙では外す。 */
  estimates?: boolean;
  /** 左下。いつ、誰が印刷したか。 */
  printed: string;
  page: number;
  pages: number;
};

/** A4 縦の一枚。どの画面でも明るく、白黒で刷っても意味が残る。 */
export function PrintSheet(props: PrintSheetProps) {
  const { title, lead, aside, teamName, corner, estimates = true, printed, page, pages, children, ...rest } = props;
  const { formatMessage } = useIntl();

  return (
    <Sheet {...rest} data-theme="light">
      <Head>
        <div>
          {lead && <p>{lead}</p>}
          <Title>
            {title}
            {aside && <Aside>{aside}</Aside>}
          </Title>
        </div>
        <Team>
          <Product>
            <ProductMark />
            {formatMessage(productText.mark)}
          </Product>
          <span>{teamName}</span>
        </Team>
        {corner && <Corner>{corner}</Corner>}
      </Head>
      <Body>{children}</Body>
      <Foot>
        <span>{printed}</span>
        {estimates && <span>{formatMessage(paperText.estimates)}</span>}
        <span>{formatMessage(paperValueText.page, { page, count: pages })}</span>
      </Foot>
    </Sheet>
  );
}

const Sheet = styled.article`
  ${paperStyle}
`;

/** Plain boxes: of several sheets on one page none is the page's banner. */
const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${token("sp-4")};
  padding-block-end: ${token("sp-3")};
  border-block-end: ${token("edge")} solid;
`;

const Foot = styled.div`
  display: flex;
  gap: ${token("sp-5")};
  padding-block-start: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid;
  font-size: ${paperCaption};

  & > :first-child {
    margin-inline-end: auto;
  }
`;

const Title = styled.h1`
  font-size: calc(${token("fs-h1")} * 1.09);
  font-weight: ${token("fw-h1")};
`;

const Aside = styled.small`
  margin-inline-start: ${token("sp-5")};
  font-size: ${token("fs-h3")};
  font-weight: ${token("fw-caption")};
`;

const Team = styled.div`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
`;

const Product = styled.b`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-h3")};
`;

const Corner = styled.div`
  flex: none;
  width: calc(${token("touch")} * 1.5);
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token("sp-3")};
  min-height: 0;
`;

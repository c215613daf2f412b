import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled, { createGlobalStyle } from "styled-components";
import { paperText } from "../../copy/paper.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { SideScroll } from "../MarkdownView/SideScroll.tsx";

export type PrintDeskProps = ComponentPropsWithRef<"div"> & { onPrint: () => void };

/** 印刷する前に紙を見る机。紙（PrintSheet）を並べる。印刷すると紙だけが出る。 */
export function PrintDesk({ onPrint, children, ...rest }: PrintDeskProps) {
  const { formatMessage } = useIntl();

  return (
    <Desk {...rest}>
      <Paper />
      <Tools>
        <Button variant="primary" icon="print" onClick={onPrint}>
          {formatMessage(paperText.print)}
        </Button>
      </Tools>
      <SideScroll label={formatMessage(paperText.preview)}>
        <Sheets>{children}</Sheets>
      </SideScroll>
    </Desk>
  );
}

/** The sheet has margins of its own; without the page's, no browser prints its address and date. */
const Paper = createGlobalStyle`
  @page {
    size: A4 portrait;
    margin: 0;
  }
`;

const Desk = styled.div`
  min-width: 0;
  background: ${token("surface-3")};

  @media print {
    background: none;
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${token("sp-3")} ${token("sp-4")} 0;

  @media print {
    display: none;
  }
`;

const Sheets = styled.div`
  display: grid;
  justify-content: safe center;
  gap: ${token("sp-5")};
  padding: ${token("sp-4")};

  @media print {
    display: block;
    padding: 0;
  }
`;

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styled, { createGlobalStyle } from "styled-components";

/** 画面には出ず、印刷するとこれだけが出る紙（PrintSheet）のならび。 */
export function PrintOnly({ children }: { children: ReactNode }) {
  // Beside the app and not inside a dialog, whose layer is cut off at the height of the screen.
  return createPortal(
    <Printed data-paper="">
      <PrintOnlyStyle />
      {children}
    </Printed>,
    document.body,
  );
}

/** The sheet has margins of its own; without the page's, no browser prints its address and date. */
const PrintOnlyStyle = createGlobalStyle`
  @page {
    size: A4 portrait;
    margin: 0;
  }
  @media print {
    body > :not([data-paper]) { display: none !important; }
  }
`;

const Printed = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styled, { createGlobalStyle } from "styled-components";

/** 画面には出ず、印刷するとこれだけが出る紙（PrintSheet）のならび。 */
export function PrintOnly({ children }: { children: ReactNode }) {
  // Beside the app, not inside a dialog, whose layer is clipped to the screen.
  return createPortal(
    <Printed data-paper="">
      <PrintOnlyStyle />
      {children}
    </Printed>,
    document.body,
  );
}

/** The sheet has its own margins; without page margins browsers print no address or date. */
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

import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled, { createGlobalStyle } from "styled-components";
import { paperText } from "../../copy/support/paper.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { printIcon } from "../Icon/icons.ts";
import { SideScroll } from "../MarkdownView/SideScroll.tsx";

export type PrintPreviewProps = ComponentPropsWithRef<"div"> & { onPrint: () => void };

/** 印刷する前に紙を見る机。紙（PrintSheet）を並べる。印刷すると紙だけが出る。 */
export function PrintPreview({ onPrint, children, ...rest }: PrintPreviewProps) {
  const { formatMessage } = useIntl();

  return (
    <Desk {...rest}>
      <Printed />
      <Tools>
        <Button variant="primary" icon={printIcon} onClick={onPrint}>
          {formatMessage(paperText.print)}
        </Button>
      </Tools>
      <SideScroll label={formatMessage(paperText.preview)}>
        <Sheets>{children}</Sheets>
      </SideScroll>
    </Desk>
  );
}

/** The sheet has its own margins; without page margins browsers print no address or date. */
const Printed = createGlobalStyle`
  @page {
    size: A4 portrait;
    margin: 0;
  }
`;

const Desk = styled.div`
  container-type: inline-size;
  min-width: 0;
  background: ${token("surface-3")};

  @media print {
    container-type: normal;
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

const room = `100cqi - 2 * ${token("sp-4")}`;

/**
 * Scales the sheet down where the room is narrower, keeping its printed layout. The tangent of the angle turns two
 * lengths into a bare number; the margins take back what the transform leaves empty.
 */
const Sheets = styled.div`
  display: grid;
  justify-content: safe center;
  gap: ${token("sp-5")};
  padding: ${token("sp-4")};

  @media screen {
    --scale: min(1, tan(atan2(${room}, ${token("paper")})));

    & > * {
      transform: scale(var(--scale));
      transform-origin: 0 0;
      margin-inline-end: calc((var(--scale) - 1) * ${token("paper")});
      margin-block-end: calc((var(--scale) - 1) * ${token("paper-long")});
    }
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

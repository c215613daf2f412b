import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { qrDrawing, quietZone } from "./qrMatrix.ts";

export type QrCodeProps = Omit<ComponentPropsWithRef<"svg">, "children"> & {
  /** 読み取ったときに得られる文字。ふつうは住所（URL）。 */
  text: string;
  /** 読み上げる名前。 */
  label: string;
};

/** QRコード。どの画面でも、紙でも、白い地に黒。大きさは親の幅に従う。 */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const { modules, path } = qrDrawing(text);
  const side = modules + 2 * quietZone;

  return (
    <Picture
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      {...rest}
      role="img"
      aria-label={label}
      data-theme="light"
    >
      <Ground x={-quietZone} y={-quietZone} width={side} height={side} />
      <Modules d={path} />
    </Picture>
  );
}

const Picture = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${token("r-s")};
  forced-color-adjust: none;
`;

const Ground = styled.rect`
  fill: ${token("surface")};
`;

const Modules = styled.path`
  fill: ${token("ink")};
`;

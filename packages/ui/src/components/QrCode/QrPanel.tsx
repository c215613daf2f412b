import type { ComponentPropsWithRef, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { qrText } from "../../copy/team/qr.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { PanelNote } from "../../layout/Text/PanelNote.ts";
import { media, token } from "../../tokens/theme.ts";
import { QrCode } from "./QrCode.tsx";

export type QrPanelProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  teamName: string;
  /** 名前の左に置くチームの印。 */
  logo?: ReactNode;
  /** QRコードの中身。 */
  text: string;
  /** 手で入力するときのチームコード。 */
  code: string;
  /** いつまで使えるかなど。 */
  children?: ReactNode;
};

/** チームに招くための板。離れて見ても読める大きさで、コードと文字の両方を出す。 */
export function QrPanel({ teamName, logo, text, code, children, ...rest }: QrPanelProps) {
  const { formatMessage } = useIntl();

  return (
    <Surface {...rest}>
      <Inside>
        <Team>
          {logo}
          <strong>{teamName}</strong>
        </Team>
        <Picture text={text} label={formatMessage(qrText.picture)} />
        <Stack as="p" gap="xs">
          <Caption>{formatMessage(qrText.teamCode)}</Caption>
          <Letters>{code}</Letters>
        </Stack>
        {children && <PanelNote as="div">{children}</PanelNote>}
      </Inside>
    </Surface>
  );
}

const Surface = styled.div`
  border-radius: ${token("r-m")};
  background: ${token("board")};
  color: ${token("board-ink")};

  @media ${media.forcedColors} {
    border: ${token("hairline")} solid CanvasText;
  }
`;

const Inside = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token("sp-4")};
  padding: ${token("sp-5")} ${token("sp-4")};
  text-align: center;
`;

const Picture = styled(QrCode)`
  max-width: calc(${token("chart-m")} + ${token("sp-3")});
`;

const Team = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Caption = styled.span`
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
`;

const Letters = styled.b`
  color: ${token("board-lamp")};
  font-size: calc(${token("fs-num-xl")} * 0.91);
  font-weight: ${token("fw-num-2xl")};
  letter-spacing: 0.05em;
  line-height: ${token("lh-num-s")};
  overflow-wrap: anywhere;
`;

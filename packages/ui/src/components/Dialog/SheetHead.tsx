import { type ReactNode, startTransition } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { overlayText } from "../../copy/frame/overlay.ts";
import { token } from "../../tokens/theme.ts";
import { closeIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

type SheetHeadProps = {
  /** シートの題。選手の名前と顔のような部品でもよい。 */
  title: ReactNode;
  titleId: string;
  /** 題が言葉でないときの読み上げ。 */
  spoken?: string | undefined;
  /** 閉じるボタンの左に置く行動。 */
  aside?: ReactNode;
  onClose: () => void;
};

/** 下から出るシートの題と閉じるボタン。中身が動いても上に残る。 */
export function SheetHead({ title, titleId, spoken, aside, onClose }: SheetHeadProps) {
  const { formatMessage } = useIntl();

  return (
    <Head>
      <Title id={titleId} aria-label={spoken}>
        {title}
      </Title>
      {aside}
      <IconButton icon={closeIcon} label={formatMessage(overlayText.close)} onClick={() => startTransition(onClose)} />
    </Head>
  );
}

const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token("z-raised")};
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  padding: ${token("sp-3")} ${token("sp-2")} ${token("sp-1")} ${token("sp-4")};
  background: ${token("surface")};
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: ${token("fs-h2")};
`;

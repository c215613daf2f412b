import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { installText } from "../../copy/frame/install.ts";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { closeIcon, downloadIcon, uploadIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export type InstallHintProps = {
  /** `ask` はブラウザーの確認を開ける。`share` は iOS。`menu` はそのほか。 */
  way: "ask" | "share" | "menu";
  onInstall: () => void;
  onClose: () => void;
};

/** スマートフォンで何度か使った人に、ホーム画面への追加を一度だけ案内する。画面の下に重なり、いつでも閉じられる。 */
export function InstallHint({ way, onInstall, onClose }: InstallHintProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
    <Card role="region" aria-labelledby={titleId}>
      <Sign path={way === "share" ? uploadIcon : downloadIcon} size="l" />
      <Words>
        <b id={titleId}>{formatMessage(installText.title)}</b>
        <p>{formatMessage(installText.lead)}</p>
        {way === "ask" ? (
          <Button variant="primary" onClick={onInstall}>
            {formatMessage(installText.add)}
          </Button>
        ) : (
          <p>{formatMessage(installText[way])}</p>
        )}
      </Words>
      <Close icon={closeIcon} label={formatMessage(installText.close)} onClick={onClose} />
    </Card>
  );
}

/** Where a toast appears, below it. */
const Card = styled.aside`
  position: fixed;
  inset: auto ${token("sp-3")} calc(${token("bottombar")} + ${token("sp-3")} + env(safe-area-inset-bottom));
  z-index: ${token("z-bottombar")};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token("sp-3")};
  align-items: start;
  max-width: ${token("toast")};
  max-height: calc(100dvh - 2 * ${token("topbar")} - ${token("sp-6")});
  margin-inline: auto;
  padding: ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("ink")};
  box-shadow: ${token("shadow-2")};
  overflow: auto;

  @media ${media.short} {
    inset-block-end: ${token("sp-2")};
  }
  @media print {
    display: none;
  }
`;

const Sign = styled(Icon)`
  color: ${token("primary-text")};
`;

const Words = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  justify-items: start;
`;

const Close = styled(IconButton)`
  margin: calc(-1 * ${token("sp-2")});
`;

import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { copyIcon, downloadIcon, qrIcon } from "../../../components/Icon/icons.ts";
import type { TeamQr } from "../../../components/QrCode/teamQr.ts";
import { useQrPicture } from "../../../components/QrCode/useQrPicture.ts";
import { qrText } from "../../../copy/team/qr.ts";
import { qrCardText } from "../../../copy/team/teamManagement.ts";
import { qrLeadText, teamQrText } from "../../../copy/team/teamQr.ts";
import { PanelNote } from "../../../layout/Text/PanelNote.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { token } from "../../../tokens/theme.ts";
import { QrPicture } from "./QrPicture.tsx";

export type QrToolsProps = {
  qr: TeamQr;
  isManager: boolean;
  /** 写せなければ reject する。 */
  onCopy: (text: string) => Promise<void>;
  /** 画像を受け取る。渡さなければ、端末に保存する。 */
  onSavePicture?: ((picture: Blob, fileName: string) => void) | undefined;
  /** 「チームQRコード」の窓を開く。 */
  onOpenQr: () => void;
  loadPart: LoadPart;
};

/** QRコードとチームコード、配るための道具。 */
export function QrTools({ qr, isManager, onCopy, onSavePicture, onOpenQr, loadPart }: QrToolsProps) {
  const { formatMessage } = useIntl();
  const picture = useQrPicture(onSavePicture);
  const [copy, setCopy] = useState<"copied" | "notCopied">();

  const handleCopy = () => {
    setCopy(undefined);
    onCopy(qr.url).then(
      () => setCopy("copied"),
      () => setCopy("notCopied"),
    );
  };

  return (
    <>
      <Row>
        <Picture>
          <QrPicture text={qr.url} loadPart={loadPart} />
        </Picture>
        <Side>
          <p>
            <Label>{formatMessage(qrText.teamCode)}</Label>
            <Code>{qr.code}</Code>
          </p>
          <Button variant="accent" size="s" icon={downloadIcon} busy={picture.busy} onClick={() => picture.save(qr)}>
            {formatMessage(qrCardText.save)}
          </Button>
          <Button variant="board" size="s" icon={copyIcon} onClick={handleCopy}>
            {formatMessage(teamQrText.copy)}
          </Button>
        </Side>
      </Row>
      <PanelNote>
        {qr.applicant && formatMessage(qrLeadText[qr.applicant])}
        {formatMessage(qrCardText.after)}
      </PanelNote>
      {!isManager && <PanelNote>{formatMessage(teamQrText.managerOnly)}</PanelNote>}
      <Button variant="board" size="s" icon={qrIcon} aria-haspopup="dialog" onClick={onOpenQr}>
        {formatMessage(isManager ? qrCardText.more : qrCardText.moreForCoach)}
      </Button>
      <Said role="status">
        {copy && formatMessage(teamQrText[copy])}
        {copy === "notCopied" && <Address>{qr.url}</Address>}
        {picture.isRefused && formatMessage(teamQrText.notSaved)}
      </Said>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-3")};
`;

const Picture = styled.div`
  flex: 1 1 ${token("cell-s")};
  display: grid;
  align-content: center;
  max-width: calc(2 * ${token("sp-10")});
`;

const Side = styled.div`
  display: flex;
  flex: 1 1 ${token("cell-s")};
  flex-direction: column;
  justify-content: space-between;
  max-width: ${token("cell-l")};
  gap: ${token("sp-2")};
`;

const Label = styled.small`
  display: block;
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
`;

const Code = styled.b`
  color: ${token("board-lamp")};
  font-size: ${token("fs-num-s")};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

const Said = styled.div`
  color: ${token("board-lamp")};
  font-size: ${token("fs-small")};

  &:empty {
    display: none;
  }
`;

const Address = styled.code`
  display: block;
  color: ${token("board-ink")};
  overflow-wrap: anywhere;
  user-select: all;
`;

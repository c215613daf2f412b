import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { copyIcon, printIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { QrPanel } from "../../../components/QrCode/QrPanel.tsx";
import { endOf, lifeOf, type TeamQr } from "../../../components/QrCode/teamQr.ts";
import type { ShellTeam } from "../../../components/SideNav/TeamPlate.tsx";
import { qrLeadText, teamQrText, teamQrValueText } from "../../../copy/team/teamQr.ts";
import { dayOf, longDate, timeOf } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { QrPrintSheet } from "./QrPrintSheet.tsx";

export type QrFaceProps = {
  qr: TeamQr;
  team: ShellTeam;
  /** 発行・再発行・取り消しができる（D-5）。 */
  isManager: boolean;
  /** いま。unix 秒。 */
  nowS: number;
  isPictureRefused: boolean;
  /** 写せなければ reject する。 */
  onCopy: (text: string) => Promise<void>;
  /** ブラウザーの印刷を開く。紙はもう置いてある。 */
  onPrint: () => void;
  onRevoke: () => void;
};

/** 使えるQRコードと、配るための道具。 */
export function QrFace({ qr, team, isManager, nowS, isPictureRefused, onCopy, onPrint, onRevoke }: QrFaceProps) {
  const { formatMessage } = useIntl();
  const [copy, setCopy] = useState<"copied" | "notCopied">();
  const endS = endOf(qr);
  const until = formatMessage(teamQrValueText.until, { day: longDate(dayOf(endS)), time: timeOf(endS) });

  const handleCopy = () => {
    setCopy(undefined);
    onCopy(qr.url).then(
      () => setCopy("copied"),
      () => setCopy("notCopied"),
    );
  };

  return (
    <Face>
      <QrPanel
        teamName={team.name}
        logo={team.logo ? <Logo src={team.logo} alt="" /> : <Avatar name={team.name} kind="coach" />}
        text={qr.url}
        code={qr.code}
      >
        <p>{formatMessage(qrLeadText[qr.applicant ?? "both"])}</p>
        <p>{until}</p>
        {lifeOf(qr, nowS) === "soon" && (
          <p data-part="soon">{formatMessage(isManager ? teamQrText.soon : teamQrText.soonForCoach)}</p>
        )}
        {!isManager && <p>{formatMessage(teamQrText.managerOnly)}</p>}
      </QrPanel>
      <div data-part="tools">
        <Button variant="board" size="s" icon={copyIcon} onClick={handleCopy}>
          {formatMessage(teamQrText.copy)}
        </Button>
        <Button variant="board" size="s" icon={printIcon} onClick={onPrint}>
          {formatMessage(teamQrText.print)}
        </Button>
        {isManager && (
          <Button variant="board" size="s" icon={trashIcon} aria-haspopup="dialog" onClick={onRevoke}>
            {formatMessage(teamQrText.revoke)}
          </Button>
        )}
      </div>
      <div role="status" data-part="said">
        {copy && <p>{formatMessage(teamQrText[copy])}</p>}
        {copy === "notCopied" && <Address>{qr.url}</Address>}
        {isPictureRefused && <p>{formatMessage(teamQrText.notSaved)}</p>}
      </div>
      <QrPrintSheet qr={qr} teamName={team.name} until={until} nowS={nowS} />
    </Face>
  );
}

const Face = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  text-align: center;
  word-break: auto-phrase;

  & [data-part="soon"] {
    color: ${token("board-lamp")};
    font-weight: ${token("fw-label")};
  }
  & > [data-part="tools"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token("sp-2")};
  }
  & > [data-part="said"] {
    color: ${token("board-lamp")};
    font-size: ${token("fs-small")};
  }
`;

const Logo = styled.img`
  width: ${token("avatar")};
  height: ${token("avatar")};
  border-radius: ${token("r-s")};
  object-fit: cover;
`;

const Address = styled.code`
  color: ${token("board-ink")};
  overflow-wrap: anywhere;
  user-select: all;
`;

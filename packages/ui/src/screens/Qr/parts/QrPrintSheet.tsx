import { useIntl } from "react-intl";
import styled from "styled-components";
import { PrintOnly } from "../../../components/PrintSheet/PrintOnly.tsx";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { QrCode } from "../../../components/QrCode/QrCode.tsx";
import type { TeamQr } from "../../../components/QrCode/teamQr.ts";
import { qrText } from "../../../copy/team/qr.ts";
import { posterApplicantText, qrPrintText, teamQrValueText } from "../../../copy/team/teamQr.ts";
import { dayOf, fullDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

export type QrPrintSheetProps = { qr: TeamQr; teamName: string; until: string; nowS: number };

/** 貼り出す紙。画面には出ず、印刷するとこれだけが出る。 */
export function QrPrintSheet({ qr, teamName, until, nowS }: QrPrintSheetProps) {
  const { formatMessage } = useIntl();

  return (
    <PrintOnly>
      <PrintSheet
        title={formatMessage(qrPrintText.title)}
        teamName={teamName}
        estimates={false}
        printed={formatMessage(teamQrValueText.printed, { day: fullDate(dayOf(nowS)) })}
        page={1}
        pages={1}
      >
        <Poster>
          <Team>{teamName}</Team>
          {qr.applicant && <p>{formatMessage(posterApplicantText[qr.applicant])}</p>}
          <Picture text={qr.url} label={formatMessage(qrText.picture)} />
          <p>
            {formatMessage(qrText.teamCode)}
            <Code>{qr.code}</Code>
          </p>
          <Steps>
            <li>{formatMessage(qrPrintText.scan)}</li>
            <li>{formatMessage(qrPrintText.apply)}</li>
            <li>{formatMessage(qrPrintText.accept)}</li>
          </Steps>
          <p>{until}</p>
          <p>{qr.url}</p>
        </Poster>
      </PrintSheet>
    </PrintOnly>
  );
}

const Poster = styled.div`
  display: grid;
  flex: 1;
  align-content: space-evenly;
  justify-items: center;
  gap: ${token("sp-5")};
  font-size: ${token("fs-body-lg")};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Team = styled.strong`
  font-size: ${token("fs-display-lg")};
`;

const Picture = styled(QrCode)`
  width: ${token("form")};
`;

const Code = styled.b`
  display: block;
  font-size: ${token("fs-num-xl")};
  letter-spacing: 0.05em;
  line-height: ${token("lh-num-s")};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token("sp-2")};
  list-style: decimal inside;
  text-align: start;
`;

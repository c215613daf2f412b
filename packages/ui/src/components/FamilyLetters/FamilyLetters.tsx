import { useIntl } from "react-intl";
import styled from "styled-components";
import { familyLetterText, familyLetterValueText } from "../../copy/notices/familyLetters.ts";
import { dayOf, fullDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { PrintSheet } from "../PrintSheet/PrintSheet.tsx";
import { QrCode } from "../QrCode/QrCode.tsx";
import { FamilyCards } from "./FamilyCards.tsx";
import type { FamilyLink } from "./familyLink.ts";
import { useFamilyNames } from "./useFamilyNames.ts";

export type FamilyLettersProps = {
  families: readonly FamilyLink[];
  teamName: string;
  /** だれに聞けばよいか（大野 監督）。 */
  contact: string;
  nowS: number;
  /** 一枚に一家族の手紙か、切り取って配る4枚ずつの札か。 */
  look?: "letter" | "card";
};

/** 家族のページへ案内する紙（A4）。PrintOnly か PrintPreview の中に置く。 */
export function FamilyLetters({ families, look = "letter", ...rest }: FamilyLettersProps) {
  if (look === "card") return <FamilyCards families={families} {...rest} />;
  return families.map((family, at) => (
    <FamilyLetter key={family.family_id} family={family} page={at + 1} pages={families.length} {...rest} />
  ));
}

type FamilyLetterProps = Omit<FamilyLettersProps, "families" | "look"> & {
  family: FamilyLink;
  page: number;
  pages: number;
};

function FamilyLetter({ family, teamName, contact, nowS, page, pages }: FamilyLetterProps) {
  const { formatMessage } = useIntl();
  const names = useFamilyNames()(family.names);
  const day = fullDate(dayOf(Date.parse(family.expiresAt) / 1000 - 1));

  return (
    <PrintSheet
      title={formatMessage(familyLetterValueText.to, { names })}
      lead={formatMessage(familyLetterText.lead)}
      teamName={teamName}
      estimates={false}
      printed={formatMessage(familyLetterValueText.printed, { day: fullDate(dayOf(nowS)) })}
      page={page}
      pages={pages}
    >
      <Letter>
        <Words>{formatMessage(familyLetterText.what)}</Words>
        <Picture text={family.url} label={formatMessage(familyLetterText.picture)} />
        <Steps>
          <li>{formatMessage(familyLetterText.scan)}</li>
          <li>{formatMessage(familyLetterText.answer)}</li>
          <li>{formatMessage(familyLetterText.keep)}</li>
        </Steps>
        <Words>
          <b>{formatMessage(familyLetterValueText.until, { day })}</b>
          {formatMessage(familyLetterText.secret)}
        </Words>
        <Words>{formatMessage(familyLetterValueText.ask, { contact })}</Words>
        <Address>
          {formatMessage(familyLetterText.typed)}
          <Url>{family.url}</Url>
        </Address>
      </Letter>
    </PrintSheet>
  );
}

const Letter = styled.div`
  display: grid;
  flex: 1;
  align-content: space-evenly;
  justify-items: center;
  gap: ${token("sp-4")};
  font-size: ${token("fs-body-lg")};
  line-height: ${token("lh-body-lg")};
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  justify-self: stretch;
`;

const Picture = styled(QrCode)`
  width: ${token("cell-l")};
`;

const Steps = styled.ol`
  display: grid;
  justify-self: stretch;
  gap: ${token("sp-2")};
  list-style: decimal inside;
`;

const Address = styled(Words)`
  font-size: ${token("fs-small")};
`;

const Url = styled.code`
  display: block;
  font-family: monospace;
  font-size: ${token("fs-body")};
`;

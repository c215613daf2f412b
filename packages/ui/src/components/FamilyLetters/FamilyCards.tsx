import { useIntl } from "react-intl";
import styled from "styled-components";
import { familyLetterText, familyLetterValueText } from "../../copy/notices/familyLetters.ts";
import { dayOf, fullDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { paperStyle } from "../PrintSheet/printStyle.ts";
import { QrCode } from "../QrCode/QrCode.tsx";
import type { FamilyLink } from "./familyLink.ts";
import { useFamilyNames } from "./useFamilyNames.ts";

type FamilyCardsProps = { families: readonly FamilyLink[]; teamName: string; contact: string };

/** 点線で切り取って配る札。一枚の紙に4つ。 */
export function FamilyCards({ families, teamName, contact }: FamilyCardsProps) {
  const sheets = Array.from({ length: Math.ceil(families.length / cardsOnSheet) }, (_, at) =>
    families.slice(at * cardsOnSheet, (at + 1) * cardsOnSheet),
  );
  return sheets.map((cards) => (
    <Sheet key={cards[0]?.family_id} data-theme="light">
      {cards.map((family) => (
        <FamilyCard key={family.family_id} {...{ family, teamName, contact }} />
      ))}
    </Sheet>
  ));
}

const cardsOnSheet = 4;

function FamilyCard({ family, teamName, contact }: { family: FamilyLink; teamName: string; contact: string }) {
  const { formatMessage } = useIntl();
  const names = useFamilyNames()(family.names);
  const day = fullDate(dayOf(Date.parse(family.expiresAt) / 1000 - 1));

  return (
    <Card>
      <p>{teamName}</p>
      <Names>{formatMessage(familyLetterValueText.to, { names })}</Names>
      <Picture text={family.url} label={formatMessage(familyLetterText.picture)} />
      <p>{formatMessage(familyLetterText.what)}</p>
      <p>
        {formatMessage(familyLetterValueText.until, { day })}
        {formatMessage(familyLetterText.secret)}
      </p>
      <p>{formatMessage(familyLetterValueText.ask, { contact })}</p>
      <Address>{family.url}</Address>
    </Card>
  );
}

const Sheet = styled.article`
  ${paperStyle}

  && {
    display: grid;
    grid-template: repeat(2, calc(${token("paper-long")} / 2 - ${token("hairline")})) / repeat(2, minmax(0, 1fr));
    gap: 0;
    padding: 0;
  }
`;

/** The dotted lines are where one cuts. */
const Card = styled.section`
  display: grid;
  align-content: space-evenly;
  justify-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  padding: ${token("sp-5")} ${token("sp-6")};
  border: ${token("hairline")} dashed;
  text-align: center;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Names = styled.strong`
  font-size: ${token("fs-h2")};
`;

const Picture = styled(QrCode)`
  width: ${token("cell-m")};
`;

const Address = styled.code`
  font-family: monospace;
`;

import type { FamilyPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { familyAboutValueText, familyAboutText as text } from "../../../copy/notices/familyAbout.ts";
import { fullDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilyFailure } from "./FamilyFailure.tsx";
import { FamilyLinks } from "./FamilyLinks.tsx";
import { FamilySection } from "./FamilySection.tsx";
import type { FamilyLinkActs } from "./familyActs.ts";
import { lastDay } from "./familyMoment.ts";
import { StopLinks } from "./StopLinks.tsx";
import { useFamilyName } from "./useFamilyName.ts";

export type AboutPageProps = { page: FamilyPage; acts: FamilyLinkActs };

/** 何のページで、誰が見られて、いつまで使えるか。 */
export function AboutPage({ page, acts }: AboutPageProps) {
  const { formatMessage } = useIntl();
  const whom = useFamilyName(page);
  const answers = [
    [text.what, formatMessage(familyAboutValueText.whatAnswer, { team: page.team.name, whom })],
    [text.who, formatMessage(text.whoAnswer)],
    [text.until, formatMessage(familyAboutValueText.untilAnswer, { day: fullDate(lastDay(page.expires_at)) })],
    [text.records, formatMessage(text.recordsAnswer)],
    ...(page.mail === null ? [] : ([[text.mail, formatMessage(page.mail ? text.mailOn : text.mailOff)]] as const)),
  ] as const;

  return (
    <FamilySection id="about" title={formatMessage(text.title)}>
      <Frame>
        <dl>
          {answers.map(([question, answer]) => (
            <Answer key={question.id}>
              <Question>{formatMessage(question)}</Question>
              <Words>{answer}</Words>
            </Answer>
          ))}
        </dl>
        <FamilyFailure failure={acts.failure?.act === "mail" ? acts.failure.reason : undefined} />
        <Acts>
          <StopLinks acts={acts} />
          {page.mail !== null && (
            <Button busy={acts.busy === "mail"} onClick={() => acts.onMail(!page.mail)}>
              {formatMessage(page.mail ? text.stopMail : text.takeMail)}
            </Button>
          )}
        </Acts>
      </Frame>
      <FamilyLinks />
    </FamilySection>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${token("sp-4")};
  padding: ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Answer = styled.div`
  overflow-wrap: anywhere;

  & + & {
    margin-block-start: ${token("sp-3")};
  }
`;

const Question = styled.dt`
  font-weight: ${token("fw-h3")};
`;

const Words = styled.dd`
  color: ${token("ink-2")};
  line-height: 1.8;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

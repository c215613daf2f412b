import type { JoinPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { joinText } from "../../../copy/team/join.ts";
import { PanelNote } from "../../../layout/Text/PanelNote.ts";
import { media, token } from "../../../tokens/theme.ts";

type JoinPanelProps = Pick<JoinPage, "team" | "code"> & {
  /** 申し込みの流れも見せる。結果をメールで知らせられるかで変わる。 */
  steps?: { canMail: boolean };
};

/** どのチームに申し込むのか。 */
export function JoinPanel({ team, code, steps }: JoinPanelProps) {
  const { formatMessage } = useIntl();

  return (
    <>
      <Team>
        <Avatar name={team.name} src={team.logo} size="xl" kind="coach" shape={team.logo ? "square" : "round"} />
        <Words>
          <Name>{team.name}</Name>
          <PanelNote>
            {formatMessage(joinText.code)} <Code translate="no">{code}</Code>
          </PanelNote>
        </Words>
      </Team>
      {steps && (
        <>
          <Steps>
            {stepTexts(steps.canMail).map(({ name, step, help }) => (
              <Step key={name}>
                <span>
                  {formatMessage(step)}
                  <Help>{formatMessage(help)}</Help>
                </span>
              </Step>
            ))}
          </Steps>
          <Note>{formatMessage(joinText.privacy)}</Note>
        </>
      )}
    </>
  );
}

const stepTexts = (canMail: boolean) => [
  { name: "apply", step: joinText.applyStep, help: joinText.applyStepHelp },
  { name: "accept", step: joinText.acceptStep, help: joinText.acceptStepHelp },
  {
    name: "begin",
    step: joinText.beginStep,
    help: canMail ? joinText.beginStepHelp : joinText.beginStepHelpWithoutMail,
  },
];

const Team = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.strong`
  font-size: ${token("fs-h1-header")};
  line-height: ${token("lh-h1-header")};
  word-break: auto-phrase;

  @media ${media.mobile} {
    font-size: ${token("fs-h2")};
  }
`;

const Code = styled.code`
  color: ${token("board-lamp")};
  font-family: ${token("font-sans")};
  font-size: ${token("fs-h2")};
  font-weight: ${token("fw-h2")};
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

const Steps = styled.ol`
  display: none;
  counter-reset: step;

  @media ${media.laptop} {
    display: block;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token("sp-3")};
  padding-block: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("board-line")};
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    justify-items: center;
    width: ${token("icon-l")};
    height: ${token("icon-l")};
    background: ${token("board-3")};
    clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
    color: ${token("board-lamp")};
    font-family: ${token("font-num")};
    font-weight: ${token("fw-num-s")};
    line-height: 1.25;
  }
`;

const Help = styled.small`
  display: block;
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
`;

const Note = styled.p`
  display: none;
  margin-block-start: auto;
  color: ${token("board-ink-2")};
  font-size: ${token("fs-small")};

  @media ${media.laptop} {
    display: block;
  }
`;

import { type Home, memberName, type NamedMember, shortNames } from "@kyuseki/domain";
import { type HomeStatement, homeHeadlineOf } from "@kyuseki/domain/headline";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { homeText, homeValueText } from "../../../copy/practice/home.ts";
import { media, token } from "../../../tokens/theme.ts";
import { usePeopleWords } from "./usePeopleWords.ts";

/** グラウンドへ行く前に読む一文。届く前から同じ高さを取る。読めない区画があれば、急ぐことがないとは言わない。 */
export function HomeHeadline({ home }: { home: Home | null }) {
  const { formatMessage } = useIntl();
  const wordsOf = usePeopleWords();
  if (!home) {
    return (
      <Panel aria-hidden="true" flush>
        <Say as="div">
          <Skeleton shape="title" />
        </Say>
      </Panel>
    );
  }
  const { statements, isComplete } = homeHeadlineOf(home);
  const isCalm = statements.length === 0;
  if (isCalm && !isComplete) return null;
  const nameOf = shortNamesIn(home);

  return (
    <Panel aria-label={formatMessage(homeText.headline)} flush>
      <Say data-calm={isCalm || undefined}>
        <span>
          {isCalm && formatMessage(homeText.calm)}
          {statements.map((said) => (
            <Fragment key={said.kind}>
              <Said href={pages[said.kind]} look="bare" data-pressing={isPressing(said) || undefined}>
                {formatMessage(homeValueText.said, { sentence: sentenceOf(said) })}
              </Said>{" "}
            </Fragment>
          ))}
        </span>
      </Say>
    </Panel>
  );

  function sentenceOf(said: HomeStatement): string {
    const { kind, total, first } = said;
    if (kind === "notes") return formatMessage(homeValueText.notesSaid, { count: total });
    const isCounted = first.length === 0 || (kind === "missing" && total > 2);
    const who = isCounted ? formatMessage(homeValueText.members, { count: total }) : wordsOf(said, nameOf);
    const sentence = kind === "pain" || kind === "missing" ? (`${kind}Said` as const) : kind;
    return formatMessage(homeValueText[sentence], { who });
  }
}

/** 名簿が全員を見せているときだけ、同じ姓の人を見分けられる。 */
function shortNamesIn({ practice }: Home): (member: NamedMember) => string {
  const stages = practice?.today ?? [];
  const isWhole = stages.every(({ members, players }) => members === players.length);
  const names = isWhole ? shortNames(stages.flatMap(({ players }) => players)) : null;
  return (member) => names?.get(member.id) ?? memberName(member);
}

const isPressing = ({ kind }: HomeStatement) => kind === "pain" || kind === "over";

const guardPage = "/dashboard/pitch-guard?state=attention";
/** Where the row below goes, too. */
const pages = {
  pain: "/training-report?pain=1",
  over: guardPage,
  reached: guardPage,
  over_yesterday: guardPage,
  missing: "/notification/open-items?kind=record",
  notes: "/note?view=unanswered",
} as const satisfies Record<HomeStatement["kind"], string>;

/** As many lines as its sentences ordinarily fill. */
const Say = styled.h2`
  --lines: 1;

  display: grid;
  align-items: center;
  min-height: calc(var(--lines) * 1.8em + 2 * ${token("sp-4")});
  padding: ${token("sp-4")};
  font-size: ${token("fs-h1")};
  line-height: 1.8;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  &[data-calm] {
    background: ${token("primary-soft")};
    color: ${token("primary-text")};
  }
  @media ${media.compact} {
    --lines: 2;
  }
  @media ${media.mobile} {
    --lines: 3;

    font-size: ${token("fs-h2")};
  }
`;

/** Taller for a thumb than its line. */
const Said = styled(Link)`
  padding-block: ${token("sp-2")};

  && {
    text-decoration: underline ${token("rule")} ${token("warn-mark")};
    text-underline-offset: 0.25em;
  }
  &&[data-pressing] {
    color: ${token("danger")};
    text-decoration-color: ${token("danger")};
  }
`;

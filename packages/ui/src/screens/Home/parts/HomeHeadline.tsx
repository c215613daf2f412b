import { type Home, memberName, type NamedMember, shortNames } from "@kyuseki/domain";
import { type HomeStatement, homeHeadlineOf } from "@kyuseki/domain/headline";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { paperStyle } from "../../../components/Headline/headlineStyle.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { homeText, homeValueText } from "../../../copy/practice/home.ts";
import { media, token } from "../../../tokens/theme.ts";
import { usePeopleWords } from "./usePeopleWords.ts";

/** グラウンドへ行く前に読む一文。届く前から同じ高さを取る。読めない区画があれば、急ぐことがないとは言わない。 */
export function HomeHeadline({ home }: { home: Home | null }) {
  const { formatMessage } = useIntl();
  const wordsOf = usePeopleWords();
  const head = home && homeHeadlineOf(home);
  if (!home || !head) {
    return (
      <Paper aria-hidden="true">
        <Skeleton shape="title" />
      </Paper>
    );
  }
  const { statements, isComplete } = head;
  if (statements.length === 0 && !isComplete) return null;
  const nameOf = shortNamesIn(home);

  return (
    <Paper as="section" aria-label={formatMessage(homeText.headline)} data-calm={statements.length === 0 || undefined}>
      <h2>
        {statements.length === 0 && formatMessage(homeText.calm)}
        {statements.map((said) => (
          <Fragment key={said.kind}>
            <Said href={hrefs[said.kind]} look="bare" data-pressing={pressing.has(said.kind) || undefined}>
              {sentenceOf(said)}。
            </Said>{" "}
          </Fragment>
        ))}
      </h2>
    </Paper>
  );

  function sentenceOf(said: HomeStatement): string {
    const { kind, total } = said;
    if (kind === "notes") return formatMessage(homeValueText.notesSaid, { count: total });
    const isCounted = said.first.length === 0 || (kind === "missing" && total > 2);
    const who = isCounted ? formatMessage(homeValueText.members, { count: total }) : wordsOf(said, nameOf);
    return formatMessage(homeValueText[sentences[kind]], { who });
  }
}

/** 名簿が全員を見せているときだけ、同じ姓の人を見分けられる。 */
function shortNamesIn({ practice }: Home): (member: NamedMember) => string {
  const stages = practice?.today ?? [];
  const isWhole = stages.every(({ members, players }) => members === players.length);
  const names = isWhole ? shortNames(stages.flatMap(({ players }) => players)) : null;
  return (member) => names?.get(member.id) ?? memberName(member);
}

const sentences = {
  pain: "painSaid",
  over: "over",
  reached: "reached",
  over_yesterday: "over_yesterday",
  missing: "missingSaid",
} as const satisfies Record<Exclude<HomeStatement["kind"], "notes">, keyof typeof homeValueText>;

/** Where the row below goes, too. */
const hrefs = {
  pain: "/training-report?pain=1",
  over: "/dashboard/pitch-guard",
  reached: "/dashboard/pitch-guard",
  over_yesterday: "/dashboard/pitch-guard",
  missing: "/notification/open-items?kind=record",
  notes: "/note",
} as const satisfies Record<HomeStatement["kind"], string>;

const pressing = new Set<HomeStatement["kind"]>(["pain", "over"]);

const Said = styled(Link)`
  && {
    text-decoration: underline ${token("rule")} ${token("warn-mark")};
    text-underline-offset: 0.25em;
  }
  &&[data-pressing] {
    color: ${token("danger")};
    text-decoration-color: ${token("danger")};
  }
`;

const Paper = styled.div`
  ${paperStyle}
  min-height: calc(1.65em + 2 * ${token("sp-4")} + 2 * ${token("hairline")});
  font-size: ${token("fs-h1")};
  line-height: 1.65;

  h2 {
    font-size: inherit;
    line-height: inherit;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  &[data-calm] {
    border-color: ${token("line-2")};
    background: ${token("primary-soft")};
    color: ${token("primary-text")};
  }
  @media ${media.compact} {
    min-height: calc(2 * 1.65em + 2 * ${token("sp-4")} + 2 * ${token("hairline")});
  }
  @media ${media.mobile} {
    min-height: calc(3 * 2em + 2 * ${token("sp-4")} + 2 * ${token("hairline")});
    font-size: ${token("fs-h2")};
    line-height: 2;
  }
`;

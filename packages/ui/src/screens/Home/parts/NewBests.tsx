import { memberName, type NewBest } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { battingTypeText, measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { homeBestsText, homeBestsValueText } from "../../../copy/practice/homeBests.ts";
import { shortRange } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { LowerPanelProps } from "./homePart.ts";

/** 直近7日の自己ベスト。 */
export function NewBests({ home, busy, onRetry }: LowerPanelProps) {
  const { formatMessage } = useIntl();
  const { bests } = home;
  const rest = bests ? bests.total - bests.first.length : 0;

  return (
    <Panel
      title={formatMessage(homeBestsText.bests)}
      caption={formatMessage(homeBestsValueText.bestsOf, {
        range: shortRange({ start: home.since, end: home.today }),
      })}
      action={<Link href="/evaluation-result">{formatMessage(homeBestsText.toMeasured)}</Link>}
      flush
      footer={rest > 0 && <Caption>{formatMessage(homeBestsValueText.moreBests, { rest })}</Caption>}
    >
      {!bests && <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />}
      {bests?.total === 0 && <Nothing>{formatMessage(homeBestsText.noBests)}</Nothing>}
      {bests && bests.total > 0 && (
        <Rows>
          {bests.first.map((best) => (
            <BestRow key={`${best.member.id} ${JSON.stringify(best.measured)}`} best={best} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function BestRow({ best }: { best: NewBest }) {
  const { member, measured, value, gain } = best;
  const { formatMessage } = useIntl();
  const isKind = "kind" in measured;
  const isLess = !isKind && measured.less_is_better;
  const digits = isKind || measured.decimals > 0 ? 1 : 0;
  const name = memberName(member);

  return (
    <Row>
      <Avatar name={name} />
      <span>
        <Player href={bestHref(best)} look="bare">
          {name}
        </Player>
        <Best>
          {formatMessage(homeBestsValueText.bestOf, {
            grade: formatMessage(gradeText[member.grade]),
            measured: isKind ? kindWords(measured) : measured.item,
          })}
        </Best>
      </span>
      <UnitNumber
        value={value}
        unit={isKind ? formatMessage(measureUnitText[measured.kind]) : measured.unit}
        digits={digits}
        size="m"
      />
      <Delta value={isLess ? -gain : gain} digits={digits} sense={isLess ? "lower" : "higher"} />
    </Row>
  );

  /** 打ちかたごとの最大は、打ちかたも言う。 */
  function kindWords({ kind, batting_type }: MeasuredKind): string {
    const name = formatMessage(measureKindText[kind]);
    if (batting_type === null) return name;
    return formatMessage(homeBestsValueText.ofType, { kind: name, type: formatMessage(battingTypeText[batting_type]) });
  }
}

type MeasuredKind = Extract<NewBest["measured"], { kind: number }>;

/**
 * Where a best leads: a device's to the balls of its day, where a misreading can be corrected; a hand-entered one to
 * the player's practice.
 */
function bestHref({ member, measured, date }: NewBest) {
  if (!("kind" in measured)) return `/training-report/${member.id}`;
  const day = `/results?start=${date}&end=${date}`;
  const report = `/nextshot/report/${member.id}`;
  if (measured.kind === 4) return `${report}/pitching${day}&day=${date}`;
  return `${report}/batting${day}&sort=${measured.kind === 1 ? "-speed" : "-distance"}`;
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${token("cell-l")}), 1fr));
  gap: ${token("hairline")};
  overflow: hidden;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto ${token("sp-9")};
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  box-shadow: ${token("hairline")} ${token("hairline")} ${token("line")};

  & > :nth-last-child(-n + 2) {
    text-align: end;
  }
`;

const Player = styled(Link)`
  display: block;
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
  /* The whole row is pressed for it. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Best = styled(Caption)`
  line-height: ${token("lh-label")};
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  color: ${token("ink-2")};
`;

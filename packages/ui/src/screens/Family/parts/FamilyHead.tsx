import type { FamilyEvent, FamilyPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { gradeText } from "../../../copy/members/grade.ts";
import { familyText, familyValueText } from "../../../copy/notices/family.ts";
import { dayOf, momentOf, shortDate, weekday } from "../../../format/date.ts";
import { media, token } from "../../../tokens/theme.ts";
import { goToSection } from "./FamilySection.tsx";
import { beginOf } from "./familyNotices.ts";
import { useFamilyName } from "./useFamilyName.ts";

type FamilyHeadProps = {
  page: FamilyPage;
  /** 見ている子。null はみんな。 */
  shown: number | null;
  onShow: (memberId: number | null) => void;
  /** まだの返事の数。 */
  openCount: (memberId: number | null) => number;
  unread: number;
  /** 中止でない、いちばん近い行事。 */
  next: FamilyEvent | undefined;
};

/** チームと家族の名前、見る子の選択、まだの返事と未読の数。 */
export function FamilyHead({ page, shown, onShow, openCount, unread, next }: FamilyHeadProps) {
  const { formatMessage } = useIntl();
  const name = useFamilyName(page);
  const counts = [
    { id: "open", label: familyText.open, count: openCount(shown) },
    { id: "news", label: familyText.unread, count: unread },
  ] as const;
  const day = next && dayOf(momentOf(beginOf(next)));

  return (
    <>
      <TeamLine team={page.team} title={name} />
      {page.children.length > 1 && (
        <Pills role="group" aria-label={formatMessage(familyText.theChildren)}>
          <Pill type="button" aria-pressed={shown === null} onClick={() => onShow(null)}>
            {formatMessage(familyText.everyone)}
          </Pill>
          {page.children.map(({ member_id, first_name, grade }) => {
            const count = openCount(member_id);
            return (
              <Pill key={member_id} type="button" aria-pressed={shown === member_id} onClick={() => onShow(member_id)}>
                {first_name} {formatMessage(gradeText[grade])}
                {count > 0 && <Lamp aria-label={formatMessage(familyValueText.openCount, { count })}>{count}</Lamp>}
              </Pill>
            );
          })}
        </Pills>
      )}
      <Figures aria-label={formatMessage(familyText.counts)}>
        {counts.map(({ id, label, count }) => (
          <Figure
            key={id}
            type="button"
            data-hot={(id === "open" && count > 0) || undefined}
            onClick={() => goToSection(id)}
          >
            <Label>{formatMessage(label)}</Label>
            <Count>{count}</Count>
            <Unit>{formatMessage(familyText.items)}</Unit>
          </Figure>
        ))}
        {day && (
          <Figure type="button" onClick={() => goToSection("plan")}>
            <Label>{formatMessage(familyText.nextEvent)}</Label>
            <Count>{shortDate(day)}</Count>
            <Unit>{weekday(day)}</Unit>
          </Figure>
        )}
      </Figures>
    </>
  );
}

/** だれのページか。`title` が画面の見出しになる。 */
export function TeamLine({ team, title }: { team: FamilyPage["team"]; title: string }) {
  return (
    <Team>
      <Avatar name={team.name} src={team.logo} kind="coach" size="l" shape={team.logo ? "square" : "round"} />
      <div>
        <Club>{team.name}</Club>
        <Title tabIndex={-1}>{title}</Title>
      </div>
    </Team>
  );
}

const Team = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-width: 0;

  & > :last-child {
    min-width: 0;
  }
`;

const Club = styled.span`
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  overflow-wrap: anywhere;
`;

const Title = styled.h1`
  color: ${token("board-ink")};
  font-size: ${token("fs-h1-header")};
  overflow-wrap: anywhere;
`;

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};
  padding: 0 ${token("sp-4")};
  border: ${token("hairline")} solid ${token("board-ink-2")};
  border-radius: ${token("r-full")};
  background: none;
  color: ${token("board-ink")};
  font-weight: ${token("fw-label")};
  overflow-wrap: anywhere;

  &[aria-pressed="true"] {
    border-color: ${token("board-lamp")};
    background: ${token("board-3")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("board-lamp")};
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"] {
      outline: ${token("rule")} solid Highlight;
    }
  }
`;

const Lamp = styled.span`
  min-width: ${token("icon")};
  padding-inline: ${token("sp-1")};
  border-radius: ${token("r-full")};
  background: ${token("board-lamp")};
  color: ${token("accent-ink")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
  text-align: center;
`;

const Figures = styled.nav`
  display: flex;
  border: ${token("hairline")} solid ${token("board-line")};
  border-radius: ${token("r-m")};
  overflow: hidden;
`;

const Figure = styled.button`
  flex: 1;
  padding: ${token("sp-2")} ${token("sp-3")};
  border: 0;
  background: none;
  color: inherit;
  text-align: start;

  & + & {
    border-inline-start: ${token("hairline")} solid ${token("board-line")};
  }
  &:hover {
    background: ${token("board-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Label = styled.span`
  display: block;
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
`;

const Count = styled.b`
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-num-l")};
  line-height: ${token("lh-num-m")};

  [data-hot] > & {
    color: ${token("board-lamp")};
  }
`;

const Unit = styled.small`
  margin-inline-start: ${token("sp-1")};
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
`;

import { addDays, type MemberStory } from "@kyuseki/domain";
import { memo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { playerStoryText, playerStoryValueText as text } from "../../copy/members/playerStory.ts";
import { monthName } from "../../format/calendar.ts";
import { dayOfMonth, monthDay, monthOf } from "../../format/date.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { ScrollBox } from "../LineScore/ScrollBox.tsx";
import { Link } from "../Link/Link.tsx";
import { hiddenStyle, VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { StoryShape } from "./StoryShape.ts";
import { tableStyle } from "./storyTableStyle.ts";
import { type StoryMark, useStoryRows } from "./useStoryRows.ts";

type StoryTableProps = {
  memberId: number;
  analyzerAvailable: boolean;
  /** null while it loads: the rows stand, without marks. */
  story: MemberStory | null;
};

/** 列が週、行が種類の表。指で押す画面では、印は小さすぎるので、行の名前だけがリンクになる。 */
export const StoryTable = memo(function StoryTable({ memberId, analyzerAvailable, story }: StoryTableProps) {
  const { formatMessage } = useIntl();
  const isTouch = useMedia(media.touch);
  const mostLoad = Math.max(...(story?.weeks.map(({ load }) => load ?? 0) ?? [0]));
  const rows = useStoryRows({ memberId, analyzerAvailable, today: story?.today ?? "", mostLoad });
  const title = formatMessage(playerStoryText.title);
  const columns = story
    ? story.weeks.map((week, at) => ({ id: week.week, week, isNow: at === story.weeks.length - 1 }))
    : blankColumns;

  return (
    <Scroller label={title}>
      <Table>
        <Caption>{title}</Caption>
        <thead>
          <tr>
            <th scope="col" data-cell="corner">
              <VisuallyHidden>{formatMessage(playerStoryText.kind)}</VisuallyHidden>
            </th>
            {columns.map(({ id: column, week, isNow }, at) =>
              week ? (
                <WeekHead key={column} week={week.week} isNow={isNow} isFirst={at === 0} />
              ) : (
                <td key={column} data-cell="week" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, href, markOf }) => (
            <tr key={id}>
              <th scope="row" data-cell="name">
                <Link href={href} look="bare" data-part="way">
                  {name}
                </Link>
              </th>
              {columns.map(({ id: column, week, isNow }) => {
                const mark = week && markOf(week);
                return (
                  <td key={column} data-cell="mark" data-now={isNow || undefined}>
                    {mark && <Mark mark={mark} week={column} isLink={!isTouch} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
});

const blankColumns = Array.from({ length: 12 }, (_, at) => ({ id: String(at), week: null, isNow: at === 11 }));

type WeekHeadProps = { week: string; isNow: boolean; isFirst: boolean };

/** The day of its Monday, under the month where one begins. */
function WeekHead({ week, isNow, isFirst }: WeekHeadProps) {
  const { formatMessage } = useIntl();
  const beginsMonth = monthOf(week) !== monthOf(addDays(week, -7));

  return (
    <th scope="col" data-cell="week" data-now={isNow || undefined}>
      <VisuallyHidden>{formatMessage(text.week, { day: monthDay(week) })}</VisuallyHidden>
      <span aria-hidden="true" data-part="month">
        {isFirst || beginsMonth ? monthName(week) : ""}
      </span>
      <span aria-hidden="true" data-part="day">
        {dayOfMonth(week)}
      </span>
    </th>
  );
}

type MarkProps = { mark: StoryMark; week: string; isLink: boolean };

function Mark({ mark: { look, figure, share, text: said, href }, week, isLink }: MarkProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(text.mark, {
    week: formatMessage(text.week, { day: monthDay(week) }),
    text: said,
  });

  const told = (
    <>
      <StoryShape aria-hidden="true" data-look={look} style={share === undefined ? undefined : heightOf(share)}>
        {figure}
      </StoryShape>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );

  return isLink && href ? (
    <Link href={href} look="bare" data-part="told" title={name}>
      {told}
    </Link>
  ) : (
    <span data-part="told" title={name}>
      {told}
    </span>
  );
}

const heightOf = (share: number): Record<`--${string}`, string> => ({ "--share": String(share) });

/** Where it has to move, it begins at its end: with this week. */
const Scroller = styled(ScrollBox)`
  position: relative;
  direction: rtl;
  overflow-x: auto;
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Table = styled.table`
  direction: ltr;
  ${tableStyle}
`;

const Caption = styled.caption`
  ${hiddenStyle}
`;

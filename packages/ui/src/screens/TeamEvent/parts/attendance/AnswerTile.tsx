import { memo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { boardAnswerText, boardText, boardWords } from "../../../../copy/events/teamEvent.ts";
import { gradeText } from "../../../../copy/members/person.ts";
import { media, token } from "../../../../tokens/theme.ts";
import type { BoardAnswer } from "../../teamEventProps.ts";
import { answerIcons } from "./AnswerCounts.tsx";
import type { BoardPlayer } from "./attendanceRows.ts";

type AnswerTileProps = {
  player: BoardPlayer;
  /** 返事ごとに並べたとき。返事の代わりに学年を添える。 */
  withGrade: boolean;
  /** なければ、見るだけの札。 */
  onChoose: ((player: BoardPlayer) => void) | undefined;
};

/** 一人の返事の札。押すと、電話で聞いた返事を入れられる。同じ関数を渡し続ける。 */
export const AnswerTile = memo(function AnswerTile({ player, withGrade, onChoose }: AnswerTileProps) {
  const { formatMessage } = useIntl();
  const { name, grade, state, comment, late, changed_from } = player;
  const answer = formatMessage(boardAnswerText[state]);
  const isSaid = state !== "coming" && !withGrade;
  const note = isSaid && comment ? formatMessage(boardWords.note, { answer, comment }) : isSaid ? answer : comment;
  const words = (
    <>
      <Icon path={answerIcons[state]} size="s" />
      <span data-part="name">{name}</span>
      {!isSaid && <VisuallyHidden>{answer}</VisuallyHidden>}
      {withGrade && grade && <small data-part="note">{formatMessage(gradeText[grade])}</small>}
      {note && <small data-part="note">{note}</small>}
      {changed_from && changed_from !== state && (
        <small data-part="mark">
          {formatMessage(boardWords.changedFrom, { answer: formatMessage(boardAnswerText[changed_from]) })}
        </small>
      )}
      {late && <small data-part="mark">{formatMessage(boardText.late)}</small>}
    </>
  );

  return onChoose ? (
    <Tile type="button" data-state={state} aria-haspopup="dialog" onClick={() => onChoose(player)}>
      {words}
    </Tile>
  ) : (
    <Tile as="span" data-state={state}>
      {words}
    </Tile>
  );
});

type Look = { ink: string; ground: string; edge: string; line: "solid" | "dashed" };
const looks = {
  unanswered: { ink: token("warn"), ground: token("warn-soft"), edge: token("warn-mark"), line: "solid" },
  undecided: { ink: token("ink-2"), ground: "transparent", edge: token("line-strong"), line: "dashed" },
  coming: { ink: token("primary-text"), ground: token("primary-soft"), edge: "transparent", line: "solid" },
  partly: { ink: token("primary-text"), ground: token("primary-soft"), edge: token("primary"), line: "solid" },
  absent: { ink: token("ink-2"), ground: token("surface-3"), edge: "transparent", line: "solid" },
} as const satisfies Record<BoardAnswer, Look>;

const Tile = styled.button`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  max-width: 100%;
  min-height: ${token("control-s")};
  padding: ${token("rule")} ${token("sp-2")};
  border: ${token("hairline")} solid;
  border-radius: ${token("r-s")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  text-align: start;
  overflow-wrap: anywhere;

  ${Object.entries(looks)
    .map(
      ([state, { ink, ground, edge, line }]) =>
        `&[data-state="${state}"] { color: ${ink}; background: ${ground}; border: ${token("hairline")} ${line} ${edge}; }`,
    )
    .join("\n")}
  &:is(button):hover > [data-part="name"] {
    text-decoration: underline;
  }
  & > :is([data-part="note"], [data-part="mark"]) {
    min-width: 0;
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  & > [data-part="mark"] {
    padding-inline: ${token("sp-1")};
    border-radius: ${token("r-xs")};
    background: ${token("warn-soft")};
    color: ${token("warn")};
  }
  @media ${media.touch} {
    padding-inline: ${token("sp-3")};
    font-size: ${token("fs-body")};
  }
  @media ${media.forcedColors} {
    &[data-state] {
      border-color: CanvasText;
    }
    &[data-state="unanswered"] {
      border-style: double;
      border-width: ${token("edge")};
    }
  }
`;

import { type Attendance, compareGrades, type Grade, grades, kanaName, type Member, memberName } from "@kyuseki/domain";
import { type BoardAnswer, boardAnswers, type TeamEventView } from "../../teamEventProps.ts";

/** One player of the board. */
export type BoardPlayer = Attendance & {
  name: string;
  kana: string;
  grade: Grade | null;
  state: BoardAnswer;
  /** Counts, and can be asked. */
  isInvited: boolean;
};
/** Players of one grade, or with one answer. */
export type BoardRow = { key: Grade | BoardAnswer | "others"; players: readonly BoardPlayer[] };

/** Everybody of the event with a name: the older grades first, in a grade whoever has to be asked, then by reading. */
export function boardPlayers(
  attendance: readonly Attendance[],
  members: readonly Member[],
  former: string,
): BoardPlayer[] {
  const memberById = new Map(members.map((member) => [member.id, member]));
  return attendance
    .map((one) => {
      const member = memberById.get(one.member_id);
      return {
        ...one,
        name: member ? memberName(member) : former,
        kana: member ? kanaName(member) || memberName(member) : "",
        grade: member?.grade ?? null,
        state: one.answer ?? ("unanswered" as const),
        isInvited: one.invited ?? member !== undefined,
      };
    })
    .toSorted((a, b) => byGrade(a, b) || place(a) - place(b) || a.kana.localeCompare(b.kana, "ja"));
}

/** The rows of the board as it is arranged, whoever is not invited in the last; a row without players is left out. */
export function boardRows(players: readonly BoardPlayer[], { by, answer }: TeamEventView): BoardRow[] {
  const shown = answer === null ? players : players.filter(({ state }) => state === answer);
  const keys: readonly BoardRow["key"][] = [...(by === "grade" ? grades.toReversed() : boardAnswers), "others"];
  const rows = Map.groupBy(shown, ({ grade, state, isInvited }): BoardRow["key"] =>
    isInvited ? (by === "grade" ? (grade ?? "others") : state) : "others",
  );
  return keys.flatMap((key) => {
    const row = rows.get(key);
    return row ? [{ key, players: row }] : [];
  });
}

const place = ({ state }: Pick<BoardPlayer, "state">) => boardAnswers.indexOf(state);

const byGrade = (a: Pick<BoardPlayer, "grade">, b: Pick<BoardPlayer, "grade">) =>
  a.grade === null || b.grade === null
    ? Number(a.grade === null) - Number(b.grade === null)
    : compareGrades(b.grade, a.grade);

import {
  allowedYearMoves,
  contract,
  Failure,
  type Grade,
  nextGrade,
  nextSchoolYear,
  type PlannedMove,
  standingBefore,
  undoLimits,
  yearChangeUndoUntil,
} from "@kyuseki/domain";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listGradesEnteredIn } from "../../store/members/enteredGrades.ts";
import {
  insertYearChange,
  lockRoster,
  lockYearChange,
  type MovedMember,
  type Restored,
  updateYearChangeUndone,
} from "../../store/members/yearChange.ts";
import { findYearState } from "../../store/members/yearState.ts";
import { deleteWaitingMails } from "../../store/notices/noticeMails.ts";

export function yearChangeRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);

  serve(api, contract.getYearState, (call) =>
    kept(contract.getYearState, call, () => findYearState(call.db, call.session.team.team_id, call.now)),
  );

  serve(api, contract.runYearChange, async ({ session, body, db, now, audit }) => {
    const teamId = session.team.team_id;
    const { to_year, moves } = body;
    requireAllowed(moves);
    const { schoolYear, grades, deleted } = await lockRoster(db, teamId);
    if (to_year <= schoolYear) throw alreadyDone(to_year);
    if (to_year !== schoolYear + 1) throw otherYear();
    if (nextSchoolYear(schoolYear, now) === null) throw tooEarly(to_year);
    if (!isWholeRoster(grades, moves)) throw rosterChanged();

    const inNewGrade = new Set(await listGradesEnteredIn(db, teamId, to_year));
    const everybody = [...moves, ...followersOf(deleted, inNewGrade)];
    await insertYearChange(db, teamId, { toYear: to_year, moves: everybody, userId: session.user.id, now });
    await deleteWaitingMails(db, teamId, { former: true }, now);
    const memberIds = everybody.filter(({ move }) => move !== "stay").map(({ member_id }) => member_id);
    await audit("year_changed", { memberIds, details: [String(to_year)] });
    return findYearState(db, teamId, now);
  });

  serve(api, contract.undoYearChange, async ({ session, body, db, now, audit }) => {
    const teamId = session.team.team_id;
    const { schoolYear, change, moved } = await lockYearChange(db, teamId, body.id);
    if (!change) throw new Failure("not_found");
    if (change.undone_at) throw alreadyUndone(change.to_year);
    if (now > yearChangeUndoUntil(change.done_at)) throw tooLate(change.to_year);
    if (change.to_year !== schoolYear) throw overtaken(change.to_year);

    const restored = moved.flatMap(restoredFrom);
    await updateYearChangeUndone(db, teamId, body.id, restored, now);
    const memberIds = restored.map(({ member_id }) => member_id);
    await audit("year_change_undone", { memberIds, details: [String(change.to_year)] });
    return findYearState(db, teamId, now);
  });
}

/** @throws Failure invalid: no screen offers it */
function requireAllowed(moves: readonly PlannedMove[]) {
  const wrong = moves.findIndex(({ from, move }) => !allowedYearMoves(from).includes(move));
  if (wrong >= 0) throw notAllowed(wrong);
}

function isWholeRoster(grades: ReadonlyMap<number, Grade>, moves: readonly PlannedMove[]): boolean {
  const memberIds = new Set(moves.map(({ member_id }) => member_id));
  return (
    memberIds.size === moves.length &&
    moves.length === grades.size &&
    moves.every(({ member_id, from }) => grades.get(member_id) === from)
  );
}

/** Whoever is deleted keeps up with the school year, so that a restored member has the right grade; nobody leaves by it. */
const followersOf = (deleted: ReadonlyMap<number, Grade>, inNewGrade: ReadonlySet<number>): PlannedMove[] =>
  [...deleted].map(([member_id, from]) => ({
    member_id,
    from,
    move: nextGrade(from) === null || inNewGrade.has(member_id) ? "stay" : "up",
  }));

function restoredFrom({ member_id, now, archived_by_it, ...done }: MovedMember): Restored[] {
  const { grade, archivedAs } = standingBefore(now, done);
  const before = { grade, archivedAs: archived_by_it ? archivedAs : now.archivedAs };
  const isAsBefore = before.grade === now.grade && before.archivedAs === now.archivedAs;
  return isAsBefore ? [] : [{ member_id, before }];
}

const conflict = (message: string) => new Failure("conflict", { message });
const reread = "画面を読み込み直して、いまの状態を確認してください。";

const alreadyDone = (year: number) => conflict(`${year}年度への更新は、すでに済んでいます。${reread}`);
const otherYear = () => conflict(`チームの年度が、ほかの人によって変わりました。${reread}`);
const tooEarly = (year: number) =>
  conflict(`${year}年度への更新は、まだできません。${year - 1}年4月1日になってから、お試しください。`);
const rosterChanged = () =>
  conflict("確かめている間に、メンバーや学年が変わりました。いまの一覧を確かめてから、もう一度更新してください。");
const notAllowed = (index: number) =>
  new Failure("invalid", { fields: { [`moves.${index}.move`]: "この学年では選べません" } });

const alreadyUndone = (year: number) => conflict(`${year}年度への更新は、すでに取り消されています。${reread}`);
const tooLate = (year: number) =>
  conflict(
    `${year}年度への更新は、実行してから${undoLimits.yearChangeDays}日を過ぎたため取り消せません。学年と在籍は、メンバーリストで一人ずつ直せます。`,
  );
const overtaken = (year: number) =>
  conflict(`${year}年度への更新のあとに、次の年度へ更新されています。先にそちらを取り消してください。`);

import { Failure, undoLimits } from "@kyuseki/domain";

const conflict = (message: string) => new Failure("conflict", { message });
const reread = "画面を読み込み直して、いまの状態を確認してください。";

export const alreadyDone = (year: number) => conflict(`${year}年度への更新は、すでに済んでいます。${reread}`);
export const otherYear = () => conflict(`チームの年度が、ほかの人によって変わりました。${reread}`);
export const tooEarly = (year: number) =>
  conflict(`${year}年度への更新は、まだできません。${year - 1}年4月1日になってから、お試しください。`);
export const rosterChanged = () =>
  conflict("確かめている間に、メンバーや学年が変わりました。いまの一覧を確かめてから、もう一度更新してください。");
export const notAllowed = (index: number) =>
  new Failure("invalid", { fields: { [`moves.${index}.move`]: "この学年では選べません" } });

export const alreadyUndone = (year: number) => conflict(`${year}年度への更新は、すでに取り消されています。${reread}`);
export const tooLate = (year: number) =>
  conflict(
    `${year}年度への更新は、実行してから${undoLimits.yearChangeDays}日を過ぎたため取り消せません。学年と在籍は、メンバーリストで一人ずつ直せます。`,
  );
export const overtaken = (year: number) =>
  conflict(`${year}年度への更新のあとに、次の年度へ更新されています。先にそちらを取り消してください。`);

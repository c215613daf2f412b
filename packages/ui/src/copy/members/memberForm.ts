import { editingText } from "../controls/editing.ts";
import { fieldText } from "../controls/field.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { personText } from "./person.ts";
import { uniformNumberText } from "./uniformNumber.ts";

/** The fields of the form for a member, in its order (VA-5). */
export const memberFormText = plain.defineMessages({
  addTitle: { id: "memberForm.addTitle", defaultMessage: "メンバーを追加" },
  editTitle: { id: "memberForm.editTitle", defaultMessage: "メンバーの編集" },
  last_name: personText.lastName,
  first_name: personText.firstName,
  last_name_kana: { id: "memberForm.lastNameKana", defaultMessage: "せい" },
  first_name_kana: { id: "memberForm.firstNameKana", defaultMessage: "めい" },
  kanaHelp: { id: "memberForm.kanaHelp", defaultMessage: "ひらがなで入れると、一覧が五十音順に並びます。" },
  grade: personText.grade,
  chooseGrade: { id: "memberForm.chooseGrade", defaultMessage: "選んでください" },
  gender: personText.gender,
  pitching: { id: "memberForm.pitching", defaultMessage: "投げる手" },
  batting: { id: "memberForm.batting", defaultMessage: "打席" },
  unset: { id: "memberForm.unset", defaultMessage: "未登録" },
  additional: personText.hands,
  height: personText.height,
  weight: personText.weight,
  uniform_number: uniformNumberText.label,
  email: fieldText.email,
  emailHelp: {
    id: "memberForm.emailHelp",
    defaultMessage: "なければ空のままで、仮アカウントになります。あとから登録できます。",
  },
  guardian_email: personText.guardianEmail,
  add: { id: "memberForm.add", defaultMessage: "追加する" },
  adding: { id: "memberForm.adding", defaultMessage: "追加しています" },
  save: editingText.save,
  saving: editingText.saving,
  resumed: { id: "memberForm.resumed", defaultMessage: "前に入力していた内容の続きです。" },
  startOver: { id: "memberForm.startOver", defaultMessage: "はじめの内容に戻す" },
  discardQuestion: { id: "memberForm.discardQuestion", defaultMessage: "入力した内容を破棄しますか？" },
  discardResult: { id: "memberForm.discardResult", defaultMessage: "まだ保存していません。破棄すると元に戻せません。" },
  discard: { id: "memberForm.discard", defaultMessage: "破棄する" },
  goOn: { id: "memberForm.goOn", defaultMessage: "入力を続ける" },
});

export const memberFormValueText = typed.defineMessages({
  measured: { id: "memberForm.measured", defaultMessage: "{value} {unit}" },
});

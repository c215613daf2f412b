import { defineMessages } from "react-intl";

/** Labels and errors of the member form (VA-5). */
export const memberFormText = defineMessages({
  addTitle: { id: "memberForm.addTitle", defaultMessage: "メンバーを追加" },
  editTitle: { id: "memberForm.editTitle", defaultMessage: "メンバーの編集" },
  last_name: { id: "memberForm.lastName", defaultMessage: "姓" },
  first_name: { id: "memberForm.firstName", defaultMessage: "名" },
  last_name_kana: { id: "memberForm.lastNameKana", defaultMessage: "せい" },
  first_name_kana: { id: "memberForm.firstNameKana", defaultMessage: "めい" },
  kanaHelp: { id: "memberForm.kanaHelp", defaultMessage: "ひらがなで入れると、一覧が五十音順に並びます。" },
  grade: { id: "memberForm.grade", defaultMessage: "学年" },
  chooseGrade: { id: "memberForm.chooseGrade", defaultMessage: "選んでください" },
  gender: { id: "memberForm.gender", defaultMessage: "性別" },
  pitching: { id: "memberForm.pitching", defaultMessage: "投げる手" },
  batting: { id: "memberForm.batting", defaultMessage: "打席" },
  unset: { id: "memberForm.unset", defaultMessage: "未登録" },
  additional: { id: "memberForm.additional", defaultMessage: "投／打" },
  height: { id: "memberForm.height", defaultMessage: "身長" },
  weight: { id: "memberForm.weight", defaultMessage: "体重" },
  email: { id: "memberForm.email", defaultMessage: "メールアドレス" },
  emailHelp: {
    id: "memberForm.emailHelp",
    defaultMessage: "なければ空のままで、仮アカウントになります。あとから登録できます。",
  },
  guardian_email: { id: "memberForm.guardianEmail", defaultMessage: "保護者のメールアドレス" },
  add: { id: "memberForm.add", defaultMessage: "追加する" },
  adding: { id: "memberForm.adding", defaultMessage: "追加しています" },
  save: { id: "memberForm.save", defaultMessage: "保存する" },
  saving: { id: "memberForm.saving", defaultMessage: "保存しています" },
  resumed: { id: "memberForm.resumed", defaultMessage: "前に入力していた内容の続きです。" },
  startOver: { id: "memberForm.startOver", defaultMessage: "はじめの内容に戻す" },
  discardQuestion: { id: "memberForm.discardQuestion", defaultMessage: "入力した内容を破棄しますか？" },
  discardResult: { id: "memberForm.discardResult", defaultMessage: "まだ保存していません。破棄すると元に戻せません。" },
  discard: { id: "memberForm.discard", defaultMessage: "破棄する" },
  goOn: { id: "memberForm.goOn", defaultMessage: "入力を続ける" },
});

type Values = { measured: { value: string; unit: string } };

export const memberFormValueText = defineMessages<Values>({
  measured: { id: "memberForm.measured", defaultMessage: "{value} {unit}" },
});

import { defineMessages } from "react-intl";

/** The phone's page of one player (RO-3). */
export const profileText = defineMessages({
  ways: { id: "profile.ways", defaultMessage: "選手の画面" },
  report: { id: "profile.report", defaultMessage: "選手別レポート" },
  reportHint: { id: "profile.reportHint", defaultMessage: "打撃・投球・AI" },
  training: { id: "profile.training", defaultMessage: "実施記録" },
  evaluation: { id: "profile.evaluation", defaultMessage: "測定" },
  registration: { id: "profile.registration", defaultMessage: "登録" },
  guardian: { id: "profile.guardian", defaultMessage: "保護者" },
  edit: { id: "profile.edit", defaultMessage: "編集" },
});

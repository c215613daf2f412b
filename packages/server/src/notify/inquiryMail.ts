import { type Account, product, type SessionTeam } from "@kyuseki/domain";
import type { Inquiry } from "../store/platform/inquiries.ts";
import type { Mail } from "../store/platform/outbox.ts";

type InquiryMail = {
  to: string;
  from: Omit<Account, "device">;
  team: Pick<SessionTeam, "team_id" | "name">;
  number: number;
  inquiry: Inquiry;
  now: Date;
};

/** What the operator reads. An answer to it goes to the coach. */
export function inquiryMail({ to, from, team, number, inquiry, now }: InquiryMail): Mail {
  const category = categoryWords[inquiry.category];
  const lines = [
    `種類：${category}`,
    inquiry.pageInfo && `ページ・画面：${inquiry.pageInfo}`,
    inquiry.deviceInfo && `お使いの端末：${inquiry.deviceInfo}`,
    `チーム：${team.name}（${team.team_id}）`,
    `お名前：${from.name}（${roleWord(from.coach_type)}・${from.id}）`,
    `メールアドレス：${from.email}`,
    `受付：${moment.format(now)}（番号 ${number}）`,
  ];
  return {
    to,
    reply_to: from.email,
    subject: `【${product.mark}】お問い合わせ：${category}（番号 ${number}）`,
    text: `${lines.filter(Boolean).join("\n")}\n\n${inquiry.inquiry}\n`,
  };
}

const categoryWords = {
  training: "トレーニング動画・セット",
  measurement: "測定結果・目標",
  operation: "その他の操作",
  bug: "不具合",
  opinion: "ご意見・ご要望",
  other: "その他",
  system: "システムについて",
} as const satisfies Record<Inquiry["category"], string>;

function roleWord(role: Account["coach_type"]) {
  if (role === null) return "選手";
  return role === "manager" ? "監督" : "コーチ";
}

const moment = new Intl.DateTimeFormat(product.locale, {
  timeZone: product.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

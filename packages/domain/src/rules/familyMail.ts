import type { CoachType } from "../contract/account/session.ts";
import type { OpenItem } from "../contract/notices/openItems.ts";
import { product } from "../product.ts";

/** Who wrote something, as families read it: 大野 直人 監督. */
export const authorOf = ({ name, coach_type }: { name: string; coach_type: CoachType | null }) =>
  `${name} ${coach_type === "manager" ? "監督" : "コーチ"}`;

/** A paragraph, whose https: and tel: addresses become links, or a link with its words. */
export type MailBlock = { text: string; strong?: boolean } | { label: string; url: string };

/** What one address gets: the mail's subject and what it says, from top to bottom. */
export type FamilyMailWords = { subject: string; blocks: readonly MailBlock[] };

type Shared = {
  teamName: string;
  /** Name and role of who wrote it; null for what goes out by itself. */
  author: string | null;
  /** Of this address only: /f#token. */
  url: string;
  /** Until when the address works. */
  expiresAt: Date;
};

export type NoticeMail = Shared & {
  /** First names of the family's children it is about. */
  firstNames: readonly string[];
  /** Whether it goes to the player's own address. */
  toPlayer: boolean;
  title: string;
  body: string;
  urgent: boolean;
  /** Empty where no answer is asked for. */
  choices: readonly string[];
  deadline: Date | null;
  fileNames: readonly string[];
};

/** The whole notice for one address. */
export function noticeMailWords(mail: NoticeMail): FamilyMailWords {
  return composed(mail, mail.urgent ? "緊急" : null, mail.title, [greeting(mail), ...noticeBlocks(mail)]);
}

/** The corrected notice; what it said before is on the family's page. */
export function correctionMailWords(mail: NoticeMail): FamilyMailWords {
  const mark = mail.urgent ? "緊急・訂正" : "訂正";
  const said = { text: "前にお送りしたお知らせを訂正します。こちらが新しい内容です。" };
  return composed(mail, mark, mail.title, [greeting(mail), said, ...noticeBlocks(mail)]);
}

export type ReminderMail = Shared & {
  toPlayer: boolean;
  /** Those of the family with something open, and what. */
  children: readonly { first_name: string; items: readonly OpenItem[] }[];
};

/** Everything that one family has open, in one mail (CO-5). */
export function reminderMailWords(mail: ReminderMail): FamilyMailWords {
  const { children } = mail;
  const count = children.reduce((sum, { items }) => sum + items.length, 0);
  const firstNames = children.map(({ first_name }) => first_name);
  const title = `まだのことが${count}件あります`;
  return composed(mail, null, title, [
    greeting({ firstNames, toPlayer: mail.toPlayer }),
    { text: title, strong: true },
    ...children.map(({ first_name, items }) => ({
      text: [`${oneLine(first_name)}さん`, ...items.map((item) => `・${openItemText(item)}`)].join("\n"),
    })),
  ]);
}

function composed(mail: Shared, mark: string | null, title: string, blocks: readonly MailBlock[]): FamilyMailWords {
  const teamName = oneLine(mail.teamName);
  const subject = `【${mark === null ? teamName : `${teamName}・${mark}`}】${oneLine(title)}`;
  const closing = [
    { label: "ページを開く（ログインは要りません）", url: mail.url },
    { text: mail.author === null ? teamName : `${teamName}\n${oneLine(mail.author)}` },
    {
      text: `このリンクは${day.format(mail.expiresAt)}まで使えます。ほかの人に渡さないでください。
メールを止めるときは、このページで選べます。お心当たりがない場合は、チームの指導者にお知らせください。
${product.name}`,
    },
  ];
  return { subject, blocks: [...blocks, ...closing] };
}

function greeting({ firstNames, toPlayer }: { firstNames: readonly string[]; toPlayer: boolean }): MailBlock {
  const names = firstNames.map((name) => `${oneLine(name)}さん`).join("・");
  return { text: toPlayer ? `${names}へ` : `${names}のご家族へ` };
}

function noticeBlocks({ title, body, choices, deadline, fileNames }: NoticeMail): MailBlock[] {
  const asked = [
    choices.length > 0 && `返事をお願いします：${choices.map(oneLine).join("、")}`,
    deadline && `締め切り：${moment.format(deadline)}`,
    fileNames.length > 0 && `添付（ページで開けます）：${fileNames.map(oneLine).join("、")}`,
  ].filter((line) => line !== false && line !== null);
  return [
    { text: oneLine(title), strong: true },
    { text: body },
    ...(asked.length > 0 ? [{ text: asked.join("\n") }] : []),
  ];
}

/** One thing that is open, for the family to read. */
function openItemText({ kind, subject, since, due }: OpenItem): string {
  const until = due === null ? "" : `（${moment.format(new Date(due))}まで）`;
  const named = `「${oneLine(subject)}」`;
  const words = {
    unread: `お知らせ${named}をまだ読んでいません`,
    answer: `お知らせ${named}への返事`,
    attendance: `行事${named}の出欠`,
    note: `成長ノート${named}`,
    record: `練習の記録（${weekday.format(new Date(`${since}T00:00:00+09:00`))}から）`,
    measurement: `測定${named}`,
  } satisfies Record<OpenItem["kind"], string>;
  return words[kind] + until;
}

/** Typed by people, so line breaks are removed. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const inJapan = { timeZone: product.timeZone } as const;
const monthAndDay = { ...inJapan, month: "long", day: "numeric" } as const;
const moment = new Intl.DateTimeFormat(product.locale, {
  ...monthAndDay,
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
});
const weekday = new Intl.DateTimeFormat(product.locale, { ...monthAndDay, weekday: "short" });
const day = new Intl.DateTimeFormat(product.locale, { ...monthAndDay, year: "numeric" });

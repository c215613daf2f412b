import {
  correctionMailWords,
  type FamilyMailWords,
  type NoticeMail,
  noticeMailWords,
  type ReminderMail,
  reminderMailWords,
} from "@kyuseki/domain";
import { htmlOf, textOf } from "./mailBlocks.ts";

/** What one address gets. */
export type FamilyMailText = { subject: string; text: string; html: string };

/** The whole notice for one address. */
export const noticeMail = (mail: NoticeMail): FamilyMailText => composed(noticeMailWords(mail));

/** The corrected notice. */
export const correctionMail = (mail: NoticeMail): FamilyMailText => composed(correctionMailWords(mail));

/** Everything that one family has open, in one mail (CO-5). */
export const reminderMail = (mail: ReminderMail): FamilyMailText => composed(reminderMailWords(mail));

const composed = ({ subject, blocks }: FamilyMailWords): FamilyMailText => ({
  subject,
  text: textOf(blocks),
  html: htmlOf(subject, blocks),
});

import { product } from "@kyuseki/domain";
import { createTransport } from "nodemailer";
import { type MailConfig, mailsPerMinute } from "../config/config.ts";
import { requireNoTransaction } from "../db/transactionScope.ts";
import type { QueuedMail } from "../store/platform/outbox.ts";

export type Mailer = ReturnType<typeof createMailer>;

/** Hands mails to the configured SMTP server over a few kept connections. */
export function createMailer({ smtpUrl, from, fromName = product.mark, perMinute = mailsPerMinute }: MailConfig) {
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: mailsAtOnce,
    // Sending again is the outbox's business: it alone knows when a mail has been given up.
    maxRequeues: 0,
    // A password is not said in the clear.
    requireTLS: new URL(smtpUrl).username !== "",
    connectionTimeout: 10_000,
    dnsTimeout: 10_000,
    greetingTimeout: 30_000,
    // RFC 5321, 4.5.3.2: a server that looks through the mail first may take minutes to say that it has it.
    socketTimeout: 5 * 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);

  return {
    perMinute,
    /** Resolves once the SMTP server has taken the mail. @throws Error when it has not, within `longestSendMs` */
    async send(mail: QueuedMail) {
      requireNoTransaction("The mail server");
      await transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        date: mail.created_at,
        from: { name: fromName, address: from },
        // As objects: a comma in an address does not make two of it.
        to: { name: "", address: mail.recipient },
        ...(mail.reply_to !== null && { replyTo: { name: "", address: mail.reply_to } }),
        subject: mail.subject,
        text: mail.body.replace(/\r?\n/g, "\r\n"),
        ...(mail.html !== null && { html: mail.html }),
        ...(mail.unsubscribe_url !== null && { list: { unsubscribe: mail.unsubscribe_url } }),
        // The other encoding makes Japanese three times as long.
        textEncoding: "base64",
        // Suppresses automatic replies.
        headers: { "Auto-Submitted": "auto-generated" },
        signal: AbortSignal.timeout(longestSendMs),
      });
    },
    /** Cuts off what is under way. */
    close: () => transport.close({ force: true }),
  };
}

export const mailsAtOnce = 3;
export const longestSendMs = 10 * 60_000;

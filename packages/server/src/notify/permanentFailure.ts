import type { MailFailure } from "@kyuseki/domain";

/**
 * Why the SMTP server refuses a mail for good (a 5xx to its recipient or its content); null for what may pass, such as a
 * 4xx, a lost line, or a refusal of the server's own sign-in or sender. Enhanced codes: RFC 3463.
 */
export function permanentFailure(error: unknown): MailFailure | null {
  if (!(error instanceof Error) || !("responseCode" in error && typeof error.responseCode === "number")) return null;
  const aboutMail = "command" in error && (error.command === "RCPT TO" || error.command === "DATA");
  if (!aboutMail || error.responseCode < 500) return null;
  const response = "response" in error && typeof error.response === "string" ? error.response : "";
  const enhanced = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced === "2.2") return "mailbox_full";
  if (enhanced === "2.1" || enhanced?.startsWith("1.")) return "unknown_address";
  if (enhanced !== undefined && enhanced !== "0.0") return "refused";
  return byCode[error.responseCode] ?? "refused";
}

/** RFC 5321, 4.2.3. */
const byCode: Readonly<Record<number, MailFailure>> = {
  550: "unknown_address",
  551: "unknown_address",
  552: "mailbox_full",
  553: "unknown_address",
};

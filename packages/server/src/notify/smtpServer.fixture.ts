import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import type { MailConfig } from "../config/config.ts";

type Arrived = {
  /** Of the envelope. */
  to: string[];
  headers: Record<string, string>;
  text: string;
  /** Everything after the headers, as it came. */
  raw: string;
};
/** Taken, refused with an error, or, after the whole mail was read, cut off without a word. */
type Verdict = "take" | "cut" | Error;
type Judge = (mail: Arrived) => Verdict | Promise<Verdict>;

/** A real SMTP server on a free port. Until told otherwise it takes every mail. */
export async function startSmtpServer() {
  const arrived: Arrived[] = [];
  let judge: Judge = () => "take";
  let judgeRecipient: (address: string) => Error | null = () => null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => callback(judgeRecipient(address)),
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        // The sender was cut off within the mail: nothing has arrived.
        return;
      }
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const mail = { to, ...readMail(Buffer.concat(chunks).toString("latin1")) };
      const verdict = await judge(mail);
      if (verdict === "cut") return cutAll();
      if (verdict !== "take") return callback(verdict);
      arrived.push(mail);
      callback();
    },
  });
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.on("error", () => {});
  server.server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;

  return {
    arrived,
    mail: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: "no-reply@coach.example",
      operatorEmail: "operator@kyuseki.example",
      perMinute: 60_000,
    } satisfies MailConfig,
    judgeBy(next: Judge) {
      judge = next;
    },
    refuseRecipientsBy(next: typeof judgeRecipient) {
      judgeRecipient = next;
    },
    stop() {
      cutAll();
      return new Promise<void>((stopped) => server.close(() => stopped()));
    },
  };
}

export const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

function readMail(raw: string): Omit<Arrived, "to"> {
  const [head = "", body = ""] = raw.split(/\r\n\r\n(.*)/s);
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line) => line.split(/: (.*)/s)).map(([name = "", value = ""]) => [name, inWords(value)]);
  return { headers: Object.fromEntries(headers), text: Buffer.from(body, "base64").toString(), raw: body };
}

/** RFC 2047. */
function inWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, "?==?");
  return joined.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
    (encoding.toUpperCase() === "B"
      ? Buffer.from(word, "base64")
      : Buffer.from(
          word
            .replaceAll("_", " ")
            .replace(/=(..)/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          "latin1",
        )
    ).toString(),
  );
}

import * as z from "zod/mini";
import { type BackupsConfig, backupsConfig, backupsVariables } from "./backupsConfig.ts";
import {
  completeStore,
  type FilesConfig,
  filesConfig,
  filesVariables,
  type StorageLimits,
  storageLimits,
} from "./filesConfig.ts";
import { readSender } from "./sender.ts";
import { type SharesConfig, sharesConfig, sharesVariables } from "./sharesConfig.ts";
import { type SignInConfig, signInConfig, signInVariables } from "./signInConfig.ts";
import { type TrackingConfig, trackingConfig, trackingVariables } from "./trackingConfig.ts";

/** Everything a server can be told, read once from the environment when it starts (D-11). */
export type Config = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Folder for the embedded database; undefined means ./data beside the packages. Unused with `databaseUrl`. */
  dataDir: string | undefined;
  /** PostgreSQL to use in place of the embedded one. */
  databaseUrl: string | undefined;
  /** Whether X-Forwarded-For and X-Forwarded-Proto are believed: only behind a proxy of our own. */
  trustProxy: boolean;
  /** How the server's work is shared between clubs. */
  shares: SharesConfig;
  /** How wrong passwords are waited out. */
  signIn: SignInConfig;
  /** How long a server that is told to end still takes requests while /healthz says 503, in seconds. */
  drainS: number;
  logLevel: LogLevel;
  topSiteUrl: string | undefined;
  playerSiteUrl: string | undefined;
  /** Where coaches reach this server, without a slash at its end: what links in mails begin with. */
  publicUrl: string | undefined;
  /** undefined: no mail is sent. */
  mail: MailConfig | undefined;
  /** Where the files are kept that people send. */
  files: FilesConfig;
  /** What one club may store, and what stays free. */
  storage: StorageLimits;
  /** Where the nightly backups go, and how many are kept; undefined: none is made. */
  backups: BackupsConfig | undefined;
  /** Who sends it may read the metrics; undefined: there are none. */
  metricsToken: string | undefined;
  /** Origins that videos pushed by others may be shown from. */
  videoSources: readonly string[];
  /** Analytics and scripts of others, all off by default (D-12). */
  tracking: TrackingConfig;
  /** Whether an empty database is filled with the demo teams, and their accounts are shown. */
  demo: boolean;
};

export type MailConfig = {
  /** smtp(s)://user:password@host:port */
  smtpUrl: string;
  /** Address the mails come from. */
  from: string;
  /** Shown beside the address; by default the product's own. */
  fromName?: string | undefined;
  /** Who answers inquiries; without it they are only stored. */
  operatorEmail: string | undefined;
  /** Mails that one server sends within a minute, evenly spread; 600 by default. */
  perMinute?: number;
};

/** Mails a minute, unless the operator says otherwise. */
export const mailsPerMinute = 600;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** @throws Error that names every variable with an unusable value, for the person at the terminal */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  // An empty variable is what many tools make of an unset one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The settings cannot be used.\n${lines.join("\n")}`);
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: Number(data.PORT),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    trustProxy: data.TRUST_PROXY === "1",
    shares: sharesConfig(data),
    signIn: signInConfig(data),
    drainS: Number(data.KYUSEKI_DRAIN_SECONDS),
    logLevel: data.LOG_LEVEL,
    topSiteUrl: data.KYUSEKI_TOP_SITE_URL,
    playerSiteUrl: data.KYUSEKI_PLAYER_SITE_URL,
    publicUrl: data.KYUSEKI_PUBLIC_URL?.replace(/\/+$/, ""),
    mail: mailConfig(data),
    files: filesConfig(data),
    storage: storageLimits(data),
    backups: backupsConfig(data),
    metricsToken: data.KYUSEKI_METRICS_TOKEN,
    videoSources: data.VIDEO_SOURCES?.split(",").map((text) => new URL(text.trim()).origin) ?? [],
    tracking: trackingConfig(data),
    // Accounts with a published password are not for a database somebody already keeps.
    demo: (data.DEMO ?? (data.DATABASE_URL === undefined ? "1" : "0")) === "1",
  };
}

/** Variables that are named like a setting and are none, such as a misspelt one: they would be passed over in silence. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  return Object.keys(env).filter((name) => name.startsWith("KYUSEKI_") && !(name in envSchema.shape));
}

function mailConfig(data: z.output<typeof envSchema>): MailConfig | undefined {
  const { KYUSEKI_SMTP_URL: smtpUrl, KYUSEKI_MAIL_FROM: from, KYUSEKI_OPERATOR_EMAIL: operatorEmail } = data;
  const sender = readSender(from ?? "");
  if (smtpUrl === undefined || !sender) return undefined;
  const perMinute = Number(data.KYUSEKI_MAIL_PER_MINUTE);
  return { smtpUrl, from: sender.address, fromName: sender.name, operatorEmail, perMinute };
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const isUrlOf = (protocols: readonly string[]) => (text: string) =>
  protocols.includes(URL.canParse(text) ? new URL(text).protocol : "");

const port = z.string().check(z.refine(isPort, "must be a whole number from 0 to 65535."));
const webAddress = z.string().check(z.refine(isUrlOf(["http:", "https:"]), "must be an http:// or https:// address."));
const publicAddress = webAddress.check(
  z.refine((text) => !/[?#]/.test(text), "must have neither a query nor a fragment."),
);
const mailServer = z
  .string()
  .check(z.refine(isUrlOf(["smtp:", "smtps:"]), "must look like smtps://user:password@host:465."));
const mailAddress = z.email("must be an e-mail address.");
const mailSender = z
  .string()
  .check(
    z.refine(
      (text) => readSender(text) !== undefined,
      "must be an e-mail address, or a name and an address: 球跡 <no-reply@club.example>.",
    ),
  );
const databaseAddress = z
  .string()
  .check(z.refine(isUrlOf(["postgres:", "postgresql:"]), "must look like postgres://user:password@host:5432/name."));
const isOrigin = (text: string) =>
  isUrlOf(["https:"])(text) && `${new URL(text).origin}/` === new URL(text).href && !/[?#]/.test(text);
const origins = z
  .string()
  .check(
    z.refine(
      (text) => text.split(",").every((one) => isOrigin(one.trim())),
      "must be https:// origins, such as https://videos.example, with commas between them.",
    ),
  );
const onOff = z.enum(["0", "1"], "must be 0 or 1.");

const envSchema = z
  .object({
    HOST: z._default(z.string(), "127.0.0.1"),
    PORT: z._default(port, "3000"),
    DATA_DIR: z.optional(z.string()),
    DATABASE_URL: z.optional(databaseAddress),
    TRUST_PROXY: z._default(onOff, "0"),
    KYUSEKI_DRAIN_SECONDS: z._default(
      z.string().check(z.regex(/^([1-5]?\d|60)$/, "must be a whole number from 0 to 60.")),
      "0",
    ),
    LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(", ")}.`), "info"),
    KYUSEKI_TOP_SITE_URL: z.optional(webAddress),
    KYUSEKI_PLAYER_SITE_URL: z.optional(webAddress),
    KYUSEKI_PUBLIC_URL: z.optional(publicAddress),
    KYUSEKI_SMTP_URL: z.optional(mailServer),
    KYUSEKI_MAIL_FROM: z.optional(mailSender),
    KYUSEKI_OPERATOR_EMAIL: z.optional(mailAddress),
    KYUSEKI_MAIL_PER_MINUTE: z._default(
      z.string().check(z.regex(/^[1-9]\d{0,4}$/, "must be a whole number from 1 to 99999.")),
      String(mailsPerMinute),
    ),
    ...filesVariables,
    ...backupsVariables,
    ...sharesVariables,
    ...signInVariables,
    KYUSEKI_METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,}$/, "must have 16 characters or more."))),
    ...trackingVariables,
    VIDEO_SOURCES: z.optional(origins),
    DEMO: z.optional(onOff),
  })
  .check(
    z.refine((env) => env.KYUSEKI_SMTP_URL === undefined || env.KYUSEKI_MAIL_FROM !== undefined, {
      path: ["KYUSEKI_MAIL_FROM"],
      message: "must be given together with KYUSEKI_SMTP_URL.",
    }),
    ...completeStore,
  );

import { describe, expect, test } from "vitest";
import { readConfig, unknownSettings } from "./config.ts";
import { trackingOff } from "./trackingConfig.ts";

describe("readConfig", () => {
  test("何も指定しなければ、この機械だけで使うデモになる", () => {
    expect(readConfig({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      dataDir: undefined,
      databaseUrl: undefined,
      trustProxy: false,
      shares: { connections: 10, clubAtOnce: 3, clubRequests: 128 },
      signIn: { tries: 10, accountTries: 40, addressTries: 100, waitS: 180, longestWaitS: 3600 },
      drainS: 0,
      logLevel: "info",
      topSiteUrl: undefined,
      playerSiteUrl: undefined,
      publicUrl: undefined,
      mail: undefined,
      files: { folder: expect.stringMatching(/\/data\/files$/), s3: undefined },
      storage: { ofClub: 20 * 1024 ** 3, freeAtLeast: 1024 ** 3 },
      backups: { folder: expect.stringMatching(/\/data\/backups$/), kept: 7 },
      metricsToken: undefined,
      videoSources: [],
      tracking: trackingOff,
      demo: true,
    });
  });

  test("D-11: すべて環境変数で決まる", () => {
    const config = readConfig({
      HOST: "0.0.0.0",
      KYUSEKI_DATABASE_CONNECTIONS: "25",
      KYUSEKI_CLUB_AT_ONCE: "8",
      KYUSEKI_CLUB_REQUESTS: "300",
      KYUSEKI_SIGN_IN_TRIES: "5",
      KYUSEKI_SIGN_IN_ACCOUNT_TRIES: "50",
      KYUSEKI_SIGN_IN_ADDRESS_TRIES: "500",
      KYUSEKI_SIGN_IN_WAIT_SECONDS: "60",
      KYUSEKI_SIGN_IN_LONGEST_WAIT_SECONDS: "900",
      PORT: "8080",
      DATA_DIR: "/srv/kyuseki",
      DATABASE_URL: "postgres://kyuseki:secret@db.example:5432/kyuseki",
      TRUST_PROXY: "1",
      KYUSEKI_DRAIN_SECONDS: "10",
      LOG_LEVEL: "warn",
      KYUSEKI_TOP_SITE_URL: "https://top.example/",
      KYUSEKI_PLAYER_SITE_URL: "https://player.example/",
      KYUSEKI_PUBLIC_URL: "https://coach.example/",
      KYUSEKI_SMTP_URL: "smtps://kyuseki:secret@smtp.example:465",
      KYUSEKI_MAIL_FROM: "no-reply@coach.example",
      KYUSEKI_OPERATOR_EMAIL: "help@coach.example",
      KYUSEKI_MAIL_PER_MINUTE: "120",
      KYUSEKI_S3_ENDPOINT: "https://s3.example/",
      KYUSEKI_S3_BUCKET: "kyuseki-files",
      KYUSEKI_S3_REGION: "jp-east-1",
      KYUSEKI_S3_ACCESS_KEY: "AKIDEXAMPLE",
      KYUSEKI_S3_SECRET_KEY: "secret",
      KYUSEKI_CLUB_STORAGE_GB: "5",
      KYUSEKI_LOW_DISK_GB: "0.5",
      KYUSEKI_BACKUPS: "30",
      KYUSEKI_METRICS_TOKEN: "0123456789abcdef",
      DEMO: "1",
    });
    expect(config).toEqual({
      host: "0.0.0.0",
      port: 8080,
      dataDir: "/srv/kyuseki",
      databaseUrl: "postgres://kyuseki:secret@db.example:5432/kyuseki",
      trustProxy: true,
      shares: { connections: 25, clubAtOnce: 8, clubRequests: 300 },
      signIn: { tries: 5, accountTries: 50, addressTries: 500, waitS: 60, longestWaitS: 900 },
      drainS: 10,
      logLevel: "warn",
      topSiteUrl: "https://top.example/",
      playerSiteUrl: "https://player.example/",
      publicUrl: "https://coach.example",
      mail: {
        smtpUrl: "smtps://kyuseki:secret@smtp.example:465",
        from: "no-reply@coach.example",
        fromName: undefined,
        operatorEmail: "help@coach.example",
        perMinute: 120,
      },
      files: {
        folder: "/srv/kyuseki/files",
        s3: {
          endpoint: "https://s3.example",
          bucket: "kyuseki-files",
          region: "jp-east-1",
          accessKey: "AKIDEXAMPLE",
          secretKey: "secret",
        },
      },
      backups: { folder: "/srv/kyuseki/backups", kept: 30 },
      storage: { ofClub: 5 * 1024 ** 3, freeAtLeast: 0.5 * 1024 ** 3 },
      metricsToken: "0123456789abcdef",
      videoSources: [],
      tracking: trackingOff,
      demo: true,
    });
  });

  test.each([
    ["DEMO=0 なら作らない", { DEMO: "0" }, false],
    ["よそのデータベースには、頼まれなければ作らない", { DATABASE_URL: "postgres://db.example/kyuseki" }, false],
    ["空の変数は、ないのと同じ", { DEMO: "", DATABASE_URL: " " }, true],
  ])("デモ: %s", (_, env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  test("OP-3: KYUSEKI_BACKUPS=0 なら夜ごとのバックアップはなく、数でなければ断る", () => {
    expect(readConfig({ KYUSEKI_BACKUPS: "0" }).backups).toBeUndefined();
    expect(() => readConfig({ KYUSEKI_BACKUPS: "seven" })).toThrow(
      "KYUSEKI_BACKUPS: must be a whole number from 0 to 99.",
    );
  });

  test.each(["2", "0", "x", "1001"])(
    "R7: 接続の数 %s では、クラブどうしで分けられないので断る",
    (KYUSEKI_DATABASE_CONNECTIONS) => {
      expect(() => readConfig({ KYUSEKI_DATABASE_CONNECTIONS })).toThrow(
        "KYUSEKI_DATABASE_CONNECTIONS: must be a whole number from 3 to 1000.",
      );
    },
  );

  test("OP-4: 短いトークンは断る", () => {
    expect(() => readConfig({ KYUSEKI_METRICS_TOKEN: "short" })).toThrow(
      "KYUSEKI_METRICS_TOKEN: must have 16 characters or more.",
    );
  });

  test("ファイルの置き場所だけを決めることもできる", () => {
    expect(readConfig({ FILES_DIR: "/srv/files", DATA_DIR: "/srv/kyuseki" }).files.folder).toBe("/srv/files");
  });

  test("ストアの設定が一つでもあって揃わなければ、足りないものをすべて言って断る", () => {
    const some = { KYUSEKI_S3_ENDPOINT: "https://s3.example", KYUSEKI_S3_BUCKET: "kyuseki-files" };
    expect(() => readConfig(some)).toThrow(
      /REGION: must be given together[\s\S]*ACCESS_KEY: must be given together[\s\S]*SECRET_KEY: must be given together/,
    );
  });

  test.each([
    ["no-reply@coach.example", undefined],
    [" <no-reply@coach.example> ", undefined],
    ["球跡 青葉台 <no-reply@coach.example>", "球跡 青葉台"],
    ['"Kyuseki, Aobadai" <no-reply@coach.example>', "Kyuseki, Aobadai"],
  ])("メールの差出人は、アドレスだけでも、名前が付いていてもよい: %s", (KYUSEKI_MAIL_FROM, fromName) => {
    const { mail } = readConfig({ KYUSEKI_SMTP_URL: "smtp://smtp.example", KYUSEKI_MAIL_FROM });
    expect(mail).toMatchObject({ from: "no-reply@coach.example", fromName });
  });

  test.each([
    "球跡",
    "球跡 <>",
    "a@b.example, c@d.example",
    "甲 <a@b.example>, 乙 <c@d.example>",
    "甲\r\nBcc: 乙 <a@b.example>",
  ])("差出人に使えない %j は、書き方を言って断る", (KYUSEKI_MAIL_FROM) => {
    expect(() => readConfig({ KYUSEKI_MAIL_FROM })).toThrow(
      "KYUSEKI_MAIL_FROM: must be an e-mail address, or a name and an address: 球跡 <no-reply@club.example>.",
    );
  });

  test("BE-8 動画の置き場所は、いくつでも", () => {
    expect(readConfig({ VIDEO_SOURCES: "https://videos.example, https://cdn.example:8443/" }).videoSources).toEqual([
      "https://videos.example",
      "https://cdn.example:8443",
    ]);
  });

  test.each([
    [{ VIDEO_SOURCES: "http://videos.example" }, "VIDEO_SOURCES: must be https:// origins"],
    [{ VIDEO_SOURCES: "https://videos.example/team" }, "VIDEO_SOURCES: must be https:// origins"],
    [{ VIDEO_SOURCES: "https://a.example," }, "VIDEO_SOURCES: must be https:// origins"],
    [{ VIDEO_SOURCES: "https://a.example; script-src *" }, "VIDEO_SOURCES: must be https:// origins"],
    [{ PORT: "80a" }, "PORT: must be a whole number from 0 to 65535."],
    [{ PORT: "65536" }, "PORT: must be a whole number from 0 to 65535."],
    [{ PORT: "-1" }, "PORT: must be a whole number from 0 to 65535."],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY: must be 0 or 1."],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent."],
    [{ DATABASE_URL: "mysql://db.example/x" }, "DATABASE_URL: must look like postgres://user:password@host:5432/name."],
    [{ KYUSEKI_TOP_SITE_URL: "javascript:alert(1)" }, "KYUSEKI_TOP_SITE_URL: must be an http:// or https:// address."],
    [{ KYUSEKI_PLAYER_SITE_URL: "player.example" }, "KYUSEKI_PLAYER_SITE_URL: must be an http:// or https:// address."],
    [{ KYUSEKI_PUBLIC_URL: "ftp://coach.example" }, "KYUSEKI_PUBLIC_URL: must be an http:// or https:// address."],
    [{ KYUSEKI_PUBLIC_URL: "https://a.example/#x" }, "KYUSEKI_PUBLIC_URL: must have neither a query nor a fragment."],
    [{ KYUSEKI_S3_ENDPOINT: "s3.example" }, "KYUSEKI_S3_ENDPOINT: must be an http:// or https:// address."],
    [{ KYUSEKI_S3_BUCKET: "a/../b" }, "KYUSEKI_S3_BUCKET: must be the name of a bucket, such as kyuseki-files."],
    [{ KYUSEKI_CLUB_STORAGE_GB: "-1" }, "KYUSEKI_CLUB_STORAGE_GB: must be a number of gigabytes from 0 to 999999"],
    [{ KYUSEKI_LOW_DISK_GB: "1TB" }, "KYUSEKI_LOW_DISK_GB: must be a number of gigabytes from 0 to 999999"],
    [{ KYUSEKI_SMTP_URL: "https://smtp.example" }, "KYUSEKI_SMTP_URL: must look like smtps://user:password@host:465."],
    [{ KYUSEKI_SMTP_URL: "smtp://smtp.example" }, "KYUSEKI_MAIL_FROM: must be given together with KYUSEKI_SMTP_URL."],
    [{ KYUSEKI_OPERATOR_EMAIL: "a@b.example, c@d.example" }, "KYUSEKI_OPERATOR_EMAIL: must be an e-mail address."],
  ])("使えない値 %o は、何がいけないかを言って断る", (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
  });

  test("使えない値が二つあれば、両方を一度に言う", () => {
    expect(() => readConfig({ PORT: "x", DEMO: "x" })).toThrow(/PORT: [\s\S]*DEMO: /);
  });
});

test("OP-1: 設定のような名前で、設定でないものは、書きまちがいとしてわかる", () => {
  const env = { KYUSEKI_SMPT_URL: "smtps://smtp.example", KYUSEKI_MAIL_FROM: "no-reply@club.example", HOME: "/root" };
  expect(unknownSettings(env)).toEqual(["KYUSEKI_SMPT_URL"]);
});

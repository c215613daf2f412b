import { describe, expect, test } from "vitest";
import { signInReply } from "../../testing/signInReply.ts";
import type { SessionState } from "../services/session/session.ts";
import { decide, type GuardContext } from "./guard.ts";

const { user, team } = signInReply;
const coach: SessionState = { status: "signed_in", user, team };
const withoutAnalyzer: SessionState = { ...coach, team: { ...coach.team, nextshot_available: false } };
const player: SessionState = { ...coach, user: { ...coach.user, coach_type: null, is_coach: false } };
const stranger: SessionState = { status: "signed_out", reason: "none" };
const expired: SessionState = { status: "signed_out", reason: "expired" };
const elsewhere: SessionState = { status: "signed_out", reason: "elsewhere" };
const left: SessionState = { status: "signed_out", reason: "left" };
const unchecked: SessionState = { status: "unchecked" };

const outcome = (address: string, session: SessionState, more: Partial<GuardContext> = {}) => {
  const decision = decide(new URL(address, "https://kyuseki.example"), {
    session,
    isMobile: false,
    origin: "https://kyuseki.example",
    topSiteUrl: null,
    playerSiteUrl: null,
    ...more,
  });
  switch (decision.kind) {
    case "show":
    case "unreachable":
      return `${decision.kind} ${decision.route.id}`;
    case "sign_out":
      return "sign_out";
    default:
      return `${decision.kind} ${decision.to}`;
  }
};

describe("チームがパスキーを求めている", () => {
  const asked: SessionState = { ...coach, user: { ...coach.user, second_factor: "set_up" } };

  test.each([
    { address: "/", expected: "go /second-factor?redirect=%2F" },
    { address: "/member-list?grade=j", expected: "go /second-factor?redirect=%2Fmember-list%3Fgrade%3Dj" },
    { address: "/login?redirect=/account", expected: "go /second-factor?redirect=%2Faccount" },
    { address: "/login", expected: "go /second-factor" },
    { address: "/second-factor?redirect=%2Faccount", expected: "show second-factor" },
    { address: "/logout", expected: "sign_out" },
    { address: "/terms", expected: "show terms" },
  ])("済むまで、$address は $expected", ({ address, expected }) => {
    expect(outcome(address, asked)).toBe(expected);
  });

  test.each([
    { address: "/second-factor?redirect=%2Faccount", expected: "go /account" },
    { address: "/second-factor", expected: "go /" },
    { address: "/second-factor?redirect=https://evil.example/", expected: "go /" },
  ])("済めば、$address は $expected", ({ address, expected }) => {
    expect(outcome(address, coach)).toBe(expected);
  });
});

test.each([stranger, expired])("R2 ログインのあとは、ページの中の場所にも戻る（$reason）", (session) => {
  expect(outcome("/help?q=QR#qr-issue", session)).toBe("go /login?redirect=%2Fhelp%3Fq%3DQR%23qr-issue");
  expect(outcome("/login?redirect=%2Fhelp%3Fq%3DQR%23qr-issue", coach)).toBe("go /help?q=QR#qr-issue");
});

describe("指導者", () => {
  test.each([
    { address: "/", expected: "show home" },
    { address: "/member-list?grade=j", expected: "show member-list" },
    { address: "/member-list/", expected: "show member-list" },
    { address: "/member-list/bulk-add", expected: "show member-bulk-add" },
    { address: "/member-list/12", expected: "show member-detail" },
    { address: "/note", expected: "show note" },
    { address: "/terms", expected: "show terms" },
    { address: "/information/detail/3", expected: "show information-detail" },
    { address: "/information/detail/3/", expected: "show information-detail" },
    { address: "/event-list/detail/3/", expected: "show event-detail" },
    { address: "/nextshot/report/12/pitching/results/9", expected: "show report-pitching-video" },
  ])("RO-1 $address は $expected", ({ address, expected }) => {
    expect(outcome(address, coach)).toBe(expected);
  });

  test.each([
    { address: "/ranking", expected: "go /ranking/individual/local" },
    { address: "/nextshot/report/12", expected: "go /nextshot/report/12/batting/summary" },
    { address: "/nextshot/report/12/", expected: "go /nextshot/report/12/batting/summary" },
    { address: "/nowhere", expected: "go /" },
    { address: "/member-list/12/nowhere", expected: "go /" },
  ])("RO-1 $address から移る先は $expected", ({ address, expected }) => {
    expect(outcome(address, coach)).toBe(expected);
  });

  test.each([
    "/nextshot/analysis",
    "/nextshot/ranking",
    "/nextshot/report/12/batting/summary",
    "/nextshot/analysis/import",
  ])("RO-2 アナライザーのないチームでは %s からホームへ移る", (address) => {
    expect(outcome(address, withoutAnalyzer)).toBe("go /");
  });

  test("RO-3 スマートフォンだけの画面は、ほかの幅では近い画面へ移る", () => {
    expect(outcome("/search", coach, { isMobile: true })).toBe("show search");
    expect(outcome("/search", coach)).toBe("go /nextshot/report");
    expect(outcome("/search", withoutAnalyzer)).toBe("show search");
    expect(outcome("/nextshot/report/12/profile", coach, { isMobile: true })).toBe("show profile");
    expect(outcome("/nextshot/report/12/profile", coach)).toBe("go /nextshot/report/12/batting/summary");
  });

  test("SE-8 ログイン画面は開かず、戻り先へ移る", () => {
    expect(outcome("/login", coach)).toBe("go /");
    expect(outcome("/login?redirect=%2Fmember-list%3Fgrade%3Dj", coach)).toBe("go /member-list?grade=j");
    expect(outcome("/login?redirect=%2F%2Fevil.example", coach)).toBe("go /");
  });

  test("SE-8 /logout はどの幅でもログアウトする", () => {
    expect(outcome("/logout", coach)).toBe("sign_out");
    expect(outcome("/logout", unchecked)).toBe("sign_out");
    expect(outcome("/logout", left)).toBe("go /login");
  });

  test("D-11 /top と、アプリの外のアドレスは、ページごと移る", () => {
    expect(outcome("/top", coach)).toBe("leave /training/");
    expect(outcome("/top", coach, { playerSiteUrl: "https://player.example/" })).toBe("leave https://player.example/");
    expect(outcome("/kyuseki-top", coach)).toBe("leave /kyuseki-top");
    expect(outcome("/training/", coach)).toBe("leave /training/");
  });
});

describe("指導者でない人（SE-4）", () => {
  test.each(["/", "/login", "/member-list", "/note", "/nextshot/analysis"])("%s から /training/ へ移る", (address) => {
    expect(outcome(address, player)).toBe("leave /training/");
  });

  test("誰でも読めるページは読める", () => {
    expect(outcome("/privacy", player)).toBe("show privacy");
    expect(outcome("/join", player)).toBe("show join");
  });
});

describe("ログインしていない人", () => {
  test.each([stranger, expired, elsewhere])("SE-2 戻り先をつけてログインへ移る（$reason）", (session) => {
    expect(outcome("/", session)).toBe("go /login?redirect=%2F");
    expect(outcome("/member-list?grade=j", session)).toBe("go /login?redirect=%2Fmember-list%3Fgrade%3Dj");
    expect(outcome("/nextshot/analysis", session)).toBe("go /login?redirect=%2Fnextshot%2Fanalysis");
  });

  test("自分でログアウトしたあとは、戻り先を残さない", () => {
    expect(outcome("/member-list", left)).toBe("go /login");
  });

  test("D-4 上位サイトがあれば、そのログインへページごと移る", () => {
    const topSiteUrl = "https://top.example/kyuseki/";
    expect(outcome("/member-list", stranger, { topSiteUrl })).toBe(
      "leave https://top.example/kyuseki/login?redirect=https%3A%2F%2Fkyuseki.example%2Fmember-list",
    );
    expect(outcome("/member-list", left, { topSiteUrl })).toBe("leave https://top.example/kyuseki/login");
  });

  test("ログイン画面、公開のページ、D-6 の成長ノートは開く", () => {
    expect(outcome("/login?redirect=%2F", stranger)).toBe("show login");
    expect(outcome("/join", stranger)).toBe("show join");
    expect(outcome("/join/abc", stranger)).toBe("go /join#abc");
    expect(outcome("/invite/abc", left)).toBe("go /invite#abc");
    expect(outcome("/password-reset", stranger)).toBe("show password-reset");
    expect(outcome("/note", stranger)).toBe("show note");
    expect(outcome("/note/note-setting", stranger)).toBe("go /login?redirect=%2Fnote%2Fnote-setting");
  });
});

test("SE-1 サーバーに確かめられないときは、アドレスを変えずにそう伝える", () => {
  expect(outcome("/member-list", unchecked)).toBe("unreachable member-list");
  expect(outcome("/login", unchecked)).toBe("show login");
});

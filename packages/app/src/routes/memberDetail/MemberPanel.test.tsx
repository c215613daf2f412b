// @vitest-environment jsdom
import { type Failure, getFamilyPage, updateMember } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import type { ToastMessage } from "@kyuseki/ui";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useParams } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { readMember } from "../../data/members/member.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { Services } from "../../services/services.ts";
import { MemberPanel } from "./MemberPanelRoute.tsx";

const server = teamServerOfFile();
let services: Services;
const ids: number[] = [];
afterEach(cleanup);
beforeEach(async () => {
  ids.length = 0;
  for (const [last_name, first_name] of [
    ["増田", "碧"],
    ["水野", "葵"],
    ["原田", "暖"],
  ] as const) {
    ids.push((await addMember(server.db, server.ids().teamId, { last_name, first_name, grade: "j2" })).id);
  }
  services = await server.signIn();
  await services.queries.fetchQuery(membersQuery(services.call));
});

const [midori, aoi] = [() => ids[0] ?? 0, () => ids[1] ?? 0];

function Panel() {
  const { member_id } = useParams();
  return <MemberPanel memberId={member_id ? Number(member_id) : "new"} siblings={ids} backTo="/member-list?grade=j" />;
}

function open(address: string) {
  const toasts: ToastMessage[] = [];
  const failures: Failure[] = [];
  services.bus.on("toast", (toast) => toasts.push(toast));
  services.bus.on("failure", (failure) => failures.push(failure));
  const { router } = renderRoutes(
    services,
    [
      { path: "/member-list/:member_id", element: <Panel /> },
      { path: "/add", element: <Panel /> },
      { path: "/member-list", element: <p>一覧</p> },
    ],
    { at: ["/before", address], chunks: everyChunk },
  );
  return { toasts, failures, at: () => router.state.location.pathname + router.state.location.search };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (name: RegExp, value: string) => {
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  fireEvent.blur(screen.getByRole("textbox", { name }));
};
const listed = () =>
  services.queries.getQueryData(membersQuery(services.call).queryKey)?.map(({ last_name }) => last_name);

describe("D-8 メンバーのパネル", () => {
  test("一覧の行がすぐ出て、詳しい内容が続く。前後は一覧の順で、端では動かない", async () => {
    const panel = open(`/member-list/${midori()}?grade=j`);
    expect(screen.getByText("増田 碧")).toBeTruthy();
    expect(await screen.findByText("登録日")).toBeTruthy();

    press("前の選手");
    expect(panel.at()).toBe(`/member-list/${midori()}?grade=j`);
    press("次の選手");
    expect(await screen.findByText("水野 葵")).toBeTruthy();
    expect(panel.at()).toBe(`/member-list/${aoi()}?grade=j`);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(await screen.findByText("一覧")).toBeTruthy();
    expect(panel.at()).toBe("/member-list?grade=j");
  });

  test("名前の下に、その選手の12週が並び、次の選手のものに替わる", async () => {
    await server.db.query(
      "insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, (now() at time zone 'Asia/Tokyo')::date, 'game', 62)",
      [server.ids().teamId, midori()],
    );
    open(`/member-list/${midori()}?grade=j`);
    const marks = () => within(screen.getByRole("rowheader", { name: "球数" }).closest("tr") as HTMLElement);
    expect(await screen.findByText(/の週：62球/)).toBeTruthy();
    expect(marks().getByText("62")).toBeTruthy();
    fireEvent.keyDown(screen.getByRole("dialog", { name: "メンバー詳細" }), { key: "ArrowRight" });
    expect(await screen.findByText("水野 葵")).toBeTruthy();
    expect(await screen.findByText("この12週の記録はありません。")).toBeTruthy();
    expect(screen.queryByText(/の週：62球/)).toBeNull();
  });

  test.each(["999999", "0"])("いない選手（%s）は、そう言う", async (id) => {
    open(`/member-list/${id}`);
    expect(await screen.findByText("この選手はいません")).toBeTruthy();
  });

  test("AP-6 ほかのチームの選手は、いない選手と同じ", async () => {
    const { rows } = await server.db.query<{ team_id: number }>(
      "insert into teams (name, sport_type, ball, prefecture, league, nextshot_available) values ('港', 'baseball', 'rubber', 14, '', true) returning team_id",
    );
    const other = await addMember(server.db, rows[0]?.team_id ?? 0, {
      last_name: "別人",
      first_name: "空",
      grade: "j1",
    });
    open(`/member-list/${other.id}`);
    expect(await screen.findByText("この選手はいません")).toBeTruthy();
    expect(screen.queryByText("別人 空")).toBeNull();
  });

  test("招待すると、押したボタンが取り消しに変わる", async () => {
    open(`/member-list/${midori()}`);
    fireEvent.click(await screen.findByRole("button", { name: "招待する" }));
    expect(await screen.findByRole("button", { name: "招待を取り消す" })).toBeTruthy();
    expect((await readMember(services, midori())).nextshot_usage).toBe("wait_acceptance");
  });

  test("写真を使うチームでは、押すと写真の画面が開き、使わないチームでは目印だけ", async () => {
    open(`/member-list/${midori()}`);
    expect(await screen.findByText("登録日")).toBeTruthy();
    await waitFor(() => expect(services.queries.getQueryState(queryKeys.photos)?.status).toBe("success"));
    expect(screen.queryByRole("button", { name: /写真/ })).toBeNull();
    cleanup();

    await server.db.query("update teams set photos = true");
    services = await server.signIn("coach@example.jp");
    open(`/member-list/${midori()}`);
    fireEvent.click(await screen.findByRole("button", { name: "増田 碧さんの写真を付ける" }));
    expect(await screen.findByRole("dialog", { name: "増田 碧さんの写真" })).toBeTruthy();
  });

  test("CO-2 家族のリンクを、パネルの中で作って渡し、止める", async () => {
    await server.db.query("update members set guardian_email = 'parent@home.example' where id = any($1)", [
      [midori(), aoi()],
    ]);
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    open(`/member-list/${midori()}`);
    press("家族ページのリンク");
    fireEvent.click(await screen.findByRole("button", { name: "リンクをコピー" }));
    expect(await screen.findByText("リンクをコピーしました。")).toBeTruthy();
    expect(screen.getByText("増田 碧さん・水野 葵さんのご家族のページです。")).toBeTruthy();
    const [, token = ""] = copied[0]?.split("/f#") ?? [];
    const page = () => services.call(getFamilyPage, { body: { token } });
    expect((await page()).state).toBe("open");

    press("リンクをすべて止める");
    fireEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "リンクをすべて止める" }),
    );
    await waitFor(async () => expect((await page()).state).toBe("revoked"));
  });

  test("削除するとすぐ閉じて一覧から消え、取り消すと戻る", async () => {
    const panel = open(`/member-list/${midori()}`);
    press("チームから削除");
    expect(await screen.findByText("一覧")).toBeTruthy();
    await waitFor(() => expect(panel.toasts).toHaveLength(1));
    expect(listed()).not.toContain("増田");
    panel.toasts[0]?.undo?.();
    await waitFor(() => expect(listed()).toContain("増田"));
  });
});

describe("BE-6 参加の申し込み", () => {
  const applied = (id: number) => server.db.query("update members set state = 'applied' where id = $1", [id]);

  test("在籍に戻すと、いない間の年度更新の分だけ学年が上がり、そう言う", async () => {
    const { teamId } = server.ids();
    await server.db.query(
      `update members set state = 'archived', archived_as = 'left', created_at = '2025-04-01', archived_at = '2026-03-01'
       where id = $1`,
      [midori()],
    );
    await server.db.query("insert into year_changes (team_id, to_year, done_at) values ($1, 2026, '2026-04-01')", [
      teamId,
    ]);
    const panel = open(`/member-list/${midori()}`);
    fireEvent.click(await screen.findByRole("button", { name: "在籍に戻す" }));
    await waitFor(() =>
      expect(panel.toasts.map(({ text }) => text)).toEqual([
        "増田 碧さんの学年を、卒業・退団のあいだの年度更新に合わせて上げました。",
      ]),
    );
    expect(await readMember(services, midori())).toMatchObject({ state: "active", grade: "j3" });
  });

  test("申し込みの記録がない人も承認でき、だれを承認したかを言う", async () => {
    await applied(midori());
    const panel = open(`/member-list/${midori()}?grade=j`);
    const accept = await screen.findByRole("button", { name: "承認する" });
    accept.focus();
    fireEvent.click(accept);
    await waitFor(() =>
      expect(panel.toasts).toMatchObject([{ tone: "success", text: "増田 碧さんの参加を承認しました" }]),
    );
    await waitFor(() => expect(screen.queryByRole("button", { name: "断る" })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "メンバー詳細" }));
    expect(await readMember(services, midori())).toMatchObject({ state: "active" });
    expect(panel.at()).toBe(`/member-list/${midori()}?grade=j`);
  });

  test("申し込みのうちは、12週を出さず、尋ねもしない", async () => {
    await applied(midori());
    await services.queries.invalidateQueries();
    await services.queries.fetchQuery(membersQuery(services.call));
    open(`/member-list/${midori()}`);
    await screen.findByRole("button", { name: "承認する" });
    expect(screen.queryByRole("region", { name: "この12週" })).toBeNull();
    expect(services.queries.getQueryState(queryKeys.memberStory(midori()))?.fetchStatus ?? "idle").toBe("idle");
  });

  test("断ると、一覧に戻って、だれを断ったかを言う", async () => {
    await applied(midori());
    const panel = open(`/member-list/${midori()}?grade=j`);
    fireEvent.click(await screen.findByRole("button", { name: "断る" }));
    fireEvent.click(await screen.findByRole("button", { name: "断って消す" }));
    await waitFor(() => expect(panel.at()).toBe("/member-list?grade=j"));
    expect(panel.toasts).toMatchObject([{ tone: "success", text: "増田 碧さんの申し込みを断りました" }]);
  });
});

describe("VA-5 編集と追加", () => {
  test("保存すると、詳細も一覧も変わり、知らせる", async () => {
    const panel = open(`/member-list/${midori()}?grade=j`);
    fireEvent.click(await screen.findByRole("button", { name: "編集する" }));
    expect(panel.at()).toBe(`/member-list/${midori()}?grade=j&edit=1`);
    await screen.findByRole("textbox", { name: /^姓/ });
    type(/^身長/, "１６０．５");
    type(/^姓/, "益田");
    press("保存する");
    expect(await screen.findByText("益田 碧")).toBeTruthy();
    expect(panel.at()).toBe(`/member-list/${midori()}?grade=j`);
    expect(panel.toasts).toMatchObject([{ tone: "success", text: "益田 碧さんの登録を保存しました" }]);
    expect(listed()).toContain("益田");
    expect(await readMember(services, midori())).toMatchObject({ last_name: "益田", height: 160.5 });
  });

  test("R4 先に保存した人がいても、別の項目なら両方が残る", async () => {
    open(`/member-list/${midori()}?edit=1`);
    await screen.findByRole("textbox", { name: /^姓/ });
    const other = await server.signIn("coach@example.jp");
    const { version, ...now } = await readMember(other, midori());
    await other.call(updateMember, { params: { id: midori() }, body: { ...now, weight: 58.2, version } });

    type(/^姓/, "益田");
    press("保存する");
    expect(await screen.findByText("益田 碧")).toBeTruthy();
    expect(await readMember(services, midori())).toMatchObject({ last_name: "益田", weight: 58.2 });
  });

  test("R2 読み込み直しても、書きかけの続きから始まる", async () => {
    open(`/member-list/${midori()}?edit=1`);
    await screen.findByRole("textbox", { name: /^姓/ });
    type(/^姓/, "益田");
    cleanup();
    open(`/member-list/${midori()}?edit=1`);
    const box = await screen.findByRole("textbox", { name: /^姓/ });
    expect(box).toHaveProperty("value", "益田");
    expect(screen.getByText(/前に入力していた内容の続きです。/)).toBeTruthy();
  });

  test("加えると閉じて知らせ、取り消せて、もう1人加えられる", async () => {
    const panel = open("/add");
    type(/^姓/, "安藤");
    type(/^名/, "空");
    fireEvent.change(screen.getByRole("combobox", { name: "学年" }), { target: { value: "e1" } });
    press("追加する");
    expect(await screen.findByText("一覧")).toBeTruthy();
    expect(listed()?.[0]).toBe("安藤");
    const [added] = panel.toasts;
    expect(added).toMatchObject({ text: "安藤 空さんを追加しました", action: { label: "もう1人追加" } });

    added?.undo?.();
    await waitFor(() => expect(panel.toasts.at(-1)?.text).toBe("追加を取り消しました"));
    expect(listed()).not.toContain("安藤");
    added?.action?.onAction();
    await waitFor(() => expect(panel.at()).toBe("/member-list?grade=j&add=1"));
  });

  test("取り消せなければ、サーバーの理由を言う", async () => {
    const panel = open("/add");
    type(/^姓/, "安藤");
    type(/^名/, "空");
    fireEvent.change(screen.getByRole("combobox", { name: "学年" }), { target: { value: "e1" } });
    press("追加する");
    await waitFor(() => expect(panel.toasts).toHaveLength(1));
    await server.db.query(
      "update members set created_at = created_at - interval '11 minutes' where last_name = '安藤'",
    );
    panel.toasts[0]?.undo?.();
    await waitFor(() => expect(panel.failures).toHaveLength(1));
    expect(panel.failures[0]?.code).toBe("conflict");
    expect(listed()).toContain("安藤");
  });

  test("D-5 コーチの画面に、削除はない", async () => {
    services = await server.signIn("coach@example.jp");
    open(`/member-list/${midori()}`);
    const panel = within(await screen.findByRole("dialog", { name: "メンバー詳細" }));
    expect(await panel.findByText("増田 碧")).toBeTruthy();
    expect(panel.queryByRole("button", { name: "チームから削除" })).toBeNull();
  });
});

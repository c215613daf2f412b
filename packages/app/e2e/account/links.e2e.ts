import { Writable } from "node:stream";
import { contract } from "@kyuseki/domain";
import { startTestServer } from "@kyuseki/server/testing";
import { expect, test } from "vitest";
import { phone } from "../browser.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { faultsOf } from "../platform/widths.ts";
import { fillJoin, issueCode } from "./joining.ts";

let log = "";
const sink = new Writable({
  write(chunk, _, done) {
    log += chunk;
    done();
  },
});
const open = visitingInTurn(() => startTestServer({ log: sink }));

/** What a proxy before the server would write down: every address and header that reached it. */
const writtenDown = ({ proxy }: Visit) => JSON.stringify(proxy.seen.map(({ url, headers }) => [url, headers]));

test("S5・A1 招待・参加・再設定のコードは、通るアドレスにもログにも現れない。その画面はどの幅でも読め、押せる", async () => {
  const manager = await open();
  const coach = await open({ with: manager, coachType: "coach" });
  const call = await manager.asCoach();
  const invited = (await call(contract.inviteCoach, { body: { coach_type: "coach" } })).code;
  const reset = (await call(contract.issueResetLink, { params: { id: coach.coach.id } })).code;
  const joining = await issueCode(manager);

  const guest = await open({ with: manager, signedIn: false, viewport: phone });
  const { page } = guest;
  await page.goto(`/join#${joining}`);
  await fillJoin(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "申し込む", exact: true }).click();
  await page.getByRole("heading", { name: "申し込みを受け付けました" }).waitFor();
  await page.goto(`/password-reset#${reset}`);
  await page.getByLabel("新しいパスワード", { exact: true }).fill("yoru-no-hoshi-88");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "パスワードを変更する" }).click();
  await page.getByRole("heading", { name: "パスワードを変更しました" }).waitFor();
  await page.goto(`/invite#${invited}`);
  await page.getByRole("textbox", { name: "お名前" }).fill("北村 澪");
  await page.getByRole("textbox", { name: "メールアドレス" }).fill("kitamura@links.example");
  await page.getByLabel("パスワード", { exact: true }).fill("gogo-no-renshu-3");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "登録して始める" }).click();
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await page.goto("/member-list");
  await page.getByRole("heading", { level: 1, name: "メンバーリスト" }).waitFor();

  const codes = [invited, reset, joining];
  expect(codes.filter((code) => writtenDown(guest).includes(code))).toEqual([]);
  expect(log).toContain('"route":"/api/join/apply"');
  expect(log).toContain('"route":"/api/password-reset/finish"');
  expect(log).toContain('"route":"/api/invite/accept"');
  expect(codes.filter((code) => log.includes(code))).toEqual([]);
});

test("S5・CO-2 家族のページのコードは、通るアドレスにもログにも現れない。ほかのページへ移っても、開き直しても同じ", async () => {
  const manager = await open();
  const call = await manager.asCoach();
  const { members } = await call(contract.listMembers, { query: {} });
  const { letters } = await call(contract.makeFamilyLetters, { body: { member_ids: members.map(({ id }) => id) } });
  const token = letters[0]?.token ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);

  const family = await open({ with: manager, signedIn: false, viewport: phone });
  const { page } = family;
  await page.goto(`/f#${token}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto("/login");
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();

  expect(writtenDown(family)).toContain("/api/family");
  expect(log).toContain('"route":"/api/family');
  expect([writtenDown(family).includes(token), log.includes(token)]).toEqual([false, false]);
});

test.each(["join", "invite"])(
  "S5 まえに配った /%s/… のリンクも開き、コードはすぐにアドレスの # の後ろへ移る",
  async (place) => {
    const manager = await open();
    const call = await manager.asCoach();
    const code =
      place === "join"
        ? await issueCode(manager)
        : (await call(contract.inviteCoach, { body: { coach_type: "coach" } })).code;
    const guest = await open({ with: manager, signedIn: false, viewport: phone });
    await guest.page.goto(`/${place}/${code}`);
    await guest.page.getByRole("textbox").first().waitFor();

    expect(new URL(guest.page.url()).pathname).toBe(`/${place}`);
    expect(new URL(guest.page.url()).hash).toBe(`#${code}`);
    // The link itself was opened; nothing after it tells the code on.
    expect(guest.proxy.seen.filter(({ url, headers }) => JSON.stringify([url, headers]).includes(code))).toHaveLength(
      1,
    );
    expect(log).not.toContain(code);
    await guest.page.goBack();
    expect(guest.page.url()).toBe("about:blank");
  },
);

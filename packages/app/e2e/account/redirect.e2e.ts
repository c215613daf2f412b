import { expect, onTestFinished, test } from "vitest";
import { signIn, visiting } from "../faults/visit.ts";

const openVisit = visiting();

/** Values of `?redirect=` that a browser itself could read as another place; safeRedirect.test has many more. */
const elsewhere = [
  "javascript:window.pwned=1",
  "/\\evil.example/",
  "/\t/evil.example/",
  "/.//evil.example/",
  "https://localhost@evil.example/",
];

test.for(elsewhere)("I2 ログインのあと %j へは移らない", async (target) => {
  const { origin, address, left, pwned } = await follow(`/login?redirect=${encodeURIComponent(target)}`);
  expect({ address, left, pwned }).toEqual({ address: `${origin}/`, left: [], pwned: false });
});

test("I2 符号化されていない行き先でも、同じ", async () => {
  for (const target of ["//evil.example/", "/\\evil.example/", "https://user@evil.example/"]) {
    const { origin, address, left } = await follow(`/login?redirect=${target}`);
    expect({ address, left }).toEqual({ address: `${origin}/`, left: [] });
  }
});

test("SE-2, D-4 自分のページへは、条件も位置もそのままに移る", async () => {
  const { origin, address, left } = await follow(
    `/login?redirect=${encodeURIComponent("/member-list?q=きむら&sort=-grade")}`,
  );
  expect(decodeURIComponent(address)).toBe(`${origin}/member-list?q=きむら&sort=-grade`);
  expect(left).toEqual([]);
});

/** Signs in at this address, in the real product, and returns where that leads. */
async function follow(path: string) {
  const visit = await openVisit({ signedIn: false });
  onTestFinished(visit.close);
  const { page, context, proxy } = visit;
  const left: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(`${proxy.url}/`)) left.push(request.url());
  });
  await page.goto(path);
  await signIn(visit);
  await page.getByRole("button", { name: /メニュー$/ }).waitFor();
  const pwned = await page.evaluate(() => "pwned" in window);
  return { origin: proxy.url, address: page.url(), left, pwned };
}

// `npm run bench -- --routes [part of a path …]`: every page of the route table, at two widths, over HTTP/2 and HTTP/1.1.
import { globSync, statSync } from "node:fs";
import {
  type FamilyLetter,
  inviteCoach,
  issueJoinCode,
  type Member,
  makeFamilyLetters,
  type ReplyOf,
} from "@kyuseki/domain";
import { type Browser, chromium } from "playwright-core";
import { frontOfFloor, frontOfProduct } from "../../bench/front.ts";
import { type Load, type MeasuredPage, measureLoads } from "../../bench/pages/pageLoad.ts";
import { busy, listRoutePages, type RoutePage } from "../../bench/pages/routes.ts";
import { isMissed, routeRow } from "../../bench/pages/routeTable.ts";
import { measureWarmNavigation } from "../../bench/pages/warmNavigation.ts";
import { post } from "../../bench/post.ts";
import { startProduct, temporaryData } from "../productProcess.ts";
import { benchLaunch } from "./benchBrowser.ts";

const coach = { email: "manager@demo.kyuseki.example", password: "kyuseki-demo" };

/** Prints one table. @returns how many pages miss a hard budget; `parts`: only addresses that contain one of them */
export async function benchRoutes(parts: readonly string[]): Promise<number> {
  const { dataDir, remove } = temporaryData();
  const product = await startProduct(dataDir);
  const browsers: Browser[] = [];
  try {
    const { token, members, codes } = await signIn(product.url);
    const storage = { "kyuseki-token": JSON.stringify({ token, expires_at: 4_102_444_800 }) };
    const pages = (await listRoutePages(product.url, token, codes)).filter(
      ({ path }) => parts.length === 0 || parts.some((part) => path.includes(part)),
    );
    const ours = await frontOfProduct(product.url);
    const floor = await frontOfFloor("bench/floor/dist", members);
    const launch = await benchLaunch();
    const protocols = { h2: launch, h1: { ...launch, args: [...launch.args, "--disable-http2"] } };
    const loadsOf = async (name: keyof typeof protocols) => {
      const browser = await chromium.launch(protocols[name]);
      browsers.push(browser);
      return { browser, loads: await measureLoads(browser, asked(ours.url, floor.url, pages, storage), 1) };
    };
    const h2 = await loadsOf("h2");
    const h1 = await loadsOf("h1");
    const inNav = pages.filter(({ route }) => route.nav).map(({ path }) => path);
    const warm = await measureWarmNavigation(h2.browser, { url: `${ours.url}/`, busy, storage }, inNav);
    ours.stop();
    floor.stop();

    const base = { h2: usableOf(h2.loads.floor), h1: usableOf(h1.loads.floor) };
    const rows = pages.flatMap((page) =>
      widthsOf(page).flatMap((width) => {
        const loaded = h2.loads[nameOf(page, width)];
        const warmMs = width === wide ? warm.get(page.path) : undefined;
        return loaded
          ? [routeRow({ page, width, h2: loaded, h1: h1.loads[nameOf(page, width)], warmMs }, shellKb(), base)]
          : [];
      }),
    );
    console.table(rows);
    const { usableMs, blockingMs } = h2.loads.floor ?? {};
    console.log(`The floor's list: usable after ${usableMs?.toFixed(0)} ms, blocking ${blockingMs?.toFixed(0)} ms.`);
    return rows.filter(isMissed).length;
  } finally {
    for (const browser of browsers) await browser.close();
    await product.stop();
    remove();
  }
}

const [phone, wide] = [390, 1440];
/** Some pages are for phones: another one takes their place where there is room. */
const widthsOf = ({ route }: RoutePage) => (route.elsewhere ? [phone] : [phone, wide]);
const nameOf = ({ path }: RoutePage, width: number) => `${path} ${width}`;
const usableOf = (load: Load | undefined) => load?.usableMs ?? Number.NaN;

function asked(ours: string, floor: string, pages: readonly RoutePage[], storage: Record<string, string>) {
  const each = pages.flatMap((page) =>
    widthsOf(page).map((width): [string, MeasuredPage] => [
      nameOf(page, width),
      {
        url: ours + page.address,
        usable: "main *",
        busy,
        width,
        marks: {
          ...(!page.route.fullScreen && { shell: "nav a" }),
          ...(page.kind === "charts" && { chart: 'main figure [role="img"] > *' }),
        },
        ...(page.route.access !== "guest" && page.route.id !== "family" && { storage }),
      },
    ]),
  );
  return Object.fromEntries([["floor", { url: `${floor}/member-list`, usable: "tbody tr" }], ...each]) as Record<
    string,
    MeasuredPage
  >;
}

async function signIn(product: string) {
  const { token } = await post<{ token: string }>(`${product}/api/login`, coach);
  const headers = { Authorization: `Token ${token}` };
  const members = await (await fetch(`${product}/api/coach/memberlist/members`, { headers })).text();
  const active = JSON.parse(members).members.find(({ state }: Member) => state === "active");
  const member_ids = [active.id];
  const { letters } = await post<{ letters: FamilyLetter[] }>(product + makeFamilyLetters.path, { member_ids }, token);
  const join = await post<ReplyOf<typeof issueJoinCode>>(product + issueJoinCode.path, {}, token);
  const invite = await post<ReplyOf<typeof inviteCoach>>(
    product + inviteCoach.path,
    { email: "bench@demo.kyuseki.example", coach_type: "coach" },
    token,
  );
  const codes = { family: letters[0]?.token ?? "", join: join.join_code?.code ?? "", invite: invite.code };
  return { token, members, codes };
}

/** JavaScript of the entry, with React before it, and of the shell, as built. */
function shellKb() {
  const files = globSync("packages/app/dist/assets/{index,react,rolldown-runtime,shell}-*.js.br");
  return files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
}

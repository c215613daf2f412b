// @vitest-environment jsdom
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import * as analyzer from "../nextshotRanking/NextshotRankingRoute.tsx";
import * as national from "../rankingIndividualNational/RankingIndividualNationalRoute.tsx";
import * as team from "../rankingTeamNational/RankingTeamNationalRoute.tsx";
import * as local from "./RankingIndividualLocalRoute.tsx";

const yesterday = addDays(dayInJapan(new Date()), -1);
let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
  // Once: the server keeps the day's national boards.
  await server.startOver();
  const { teamId } = server.ids();
  for (let player = 0; player < 12; player += 1) {
    const { id } = await addMember(server.db, teamId, { last_name: "増田", first_name: `${player}`, grade: "j2" });
    await server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
       values ($1, $2, $3, 1, 1, 'rubber', $4), ($1, $2, $3, 2, null, 'rubber', $5)`,
      [teamId, id, new Date(`${yesterday}T12:00:00+09:00`), 100 + player, 80 + player],
    );
  }
});
afterAll(() => server.stop());
afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

type Route = {
  Component: ComponentType;
  prefetch: (services: Awaited<ReturnType<typeof server.signIn>>, search: string) => Promise<void>;
};

async function open({ Component, prefetch }: Route, address: string) {
  const services = await server.signIn();
  await prefetch(services, address.replace(/^[^?]*/, ""));
  const path = address.replace(/\?.*/, "");
  const { router } = renderRoutes(services, [{ path, element: <Component /> }], { at: address });
  return () => router.state.location.search;
}

const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole("group", { name: group })).getByText(name));
const openFilters = () => fireEvent.click(screen.getByText("絞り込み"));
const names = () => Array.from(document.querySelectorAll("tbody th b"), ({ textContent }) => textContent);

describe("チーム内ランキング", () => {
  test("D-9 条件はアドレスに残り、次に開いたときも同じ", async () => {
    const at = await open(local, "/ranking/individual/local");
    await waitFor(() => expect(names().slice(0, 2)).toEqual(["増田 11", "増田 10"]));
    choose("測定の種類", "球速");
    await waitFor(() => expect(at()).toBe("?kind=4"));
    await waitFor(() => expect(document.querySelector("table")?.textContent).toContain("91.0"));
    openFilters();
    choose("学年", "高");
    await screen.findByText("この条件の測定はありません");
    expect(at()).toBe("?kind=4&grade=h");
    cleanup();
    const again = await open(local, "/ranking/individual/local");
    await screen.findByText("この条件の測定はありません");
    await waitFor(() => expect(again()).toBe("?kind=4&grade=h"));
  });

  test("アドレスの条件で開き、意味のない言葉は聞かない", async () => {
    await open(local, "/ranking/individual/local?kind=9&grade=j&batting=7&ball=stone&sort=-mean&size=25");
    await waitFor(() => expect(names()).toHaveLength(12));
  });
});

test("EN-5 アナライザーの順位は機器で測った値だけ。もとの値からの変化が出て、条件はアドレスに残る", async () => {
  const { teamId } = server.ids();
  await server.db.query("update teams set nextshot_available = true where team_id = $1", [teamId]);
  await server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed, source)
     select team_id, id, day.at, 1, 3, 'hard', day.speed, 'nextshot'
     from members cross join (values ($2::timestamptz, 90), ($3::timestamptz, 80)) as day (at, speed)
       cross join generate_series(1, 10)
     where team_id = $1 and first_name = '4'`,
    [teamId, new Date(`${yesterday}T12:00:00+09:00`), new Date(`${addDays(yesterday, -340)}T12:00:00+09:00`)],
  );
  const at = await open(analyzer, "/nextshot/ranking");
  await screen.findByText("この条件の測定はありません");
  openFilters();
  choose("打撃の種類", "実打");
  choose("使用球", "硬式球");
  await waitFor(() => expect(names()).toEqual(["増田 4"]));
  await waitFor(() => expect(at()).toBe("?batting=3&ball=hard"));
  expect(screen.getByRole("img", { name: "80.0から90.0" })).toBeDefined();
  expect(screen.getByText("+12.5", { selector: "td *" })).toBeDefined();
});

describe("全国ランキング", () => {
  test("チームの選手だけが、チームの学年で出て、名前で探せる。すべての順位は下からも見られ、アドレスに残る", async () => {
    const at = await open(national, "/ranking/individual/national");
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(names()[0]).toBe("増田 11");
    screen.getByText("直近1か月・中学・男女・ティー・軟式球");
    fireEvent.change(screen.getByLabelText("名前・よみがな", { selector: "input" }), { target: { value: "増田 3" } });
    await waitFor(() => expect(names()).toEqual(["増田 3"]));
    choose("表示する順位", "すべての順位");
    await waitFor(() => expect(at()).toBe("?show=every"));
    await waitFor(() => expect(names()).toHaveLength(10));
    fireEvent.click(screen.getByText("順位", { selector: "button" }));
    await waitFor(() => expect(at()).toBe("?show=every&sort=-place"));
    await waitFor(() => expect(names()[0]).toBe("増田 0"));
  });

  test("チームを名前で探す。見つからなければ、そう言う", async () => {
    const at = await open(team, "/ranking/team/national?kind=exit_speed&grade=all");
    await screen.findByText("全国1位です");
    const field = screen.getByLabelText("チーム名", { selector: "input" });
    fireEvent.change(field, { target: { value: "どこにもない" } });
    await screen.findByText("この名前のチームはありません");
    await waitFor(() => expect(new URLSearchParams(at()).get("q")).toBe("どこにもない"));
    choose("表示する順位", "上位とチームの前後");
    await waitFor(() => expect(at()).toBe("?kind=exit_speed&grade=all"));
  });

  test("チームの打球速度は、上位5人の平均で1位", async () => {
    const at = await open(team, "/ranking/team/national?kind=exit_speed");
    await screen.findByText("全国1位です");
    expect(at()).toBe("?kind=exit_speed");
    expect(screen.getAllByText("109.0").length).toBeGreaterThan(0);
  });
});

// @vitest-environment jsdom
import { addDays, dayInJapan, Failure, getTeamRanking } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import type { Services } from "../../services/services.ts";
import * as team from "../rankingTeamNational/RankingTeamNationalRoute.tsx";
import * as national from "./RankingIndividualNationalRoute.tsx";

const yesterday = addDays(dayInJapan(new Date()), -1);
const savedFile = vi.fn((_: Blob) => "#");
let server: Awaited<ReturnType<typeof startTeamServer>>;
let services: Services;

/** A hundred other teams of five players, all of them better than the five of ours. */
beforeAll(async () => {
  server = await startTeamServer();
  await server.startOver();
  const { teamId } = server.ids();
  for (let player = 0; player < 5; player += 1) {
    await addMember(server.db, teamId, { last_name: "増田", first_name: `${player}`, grade: "j2" });
  }
  await server.db.query(
    `with clubs as (
       insert into teams (name, sport_type, ball, prefecture)
       select 'クラブ' || n, 'baseball', 'rubber', 27 from generate_series(1, 100) n returning team_id)
     insert into members (team_id, last_name, first_name, grade, gender)
     select team_id, '秘密', 'の名前', 'j2', 'M' from clubs cross join generate_series(1, 5)`,
  );
  await server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
     select team_id, id, $2, 1, 1, 'rubber', case when team_id = $1 then 80 else 100 end from members`,
    [teamId, new Date(`${yesterday}T12:00:00+09:00`)],
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  sessionStorage.clear();
  savedFile.mockClear();
  // jsdom keeps no files.
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { createObjectURL: savedFile }));
  services = await server.signIn();
});
afterEach(cleanup);

function open({ Component }: { Component: ComponentType }, address: string, its = services) {
  renderRoutes(its, [{ path: address.replace(/\?.*/, ""), element: <Component /> }], { at: address });
}

const press = async () => fireEvent.click(await screen.findByText("CSVで保存する"));

/** Without the headings. */
async function savedLines() {
  await vi.waitFor(() => expect(savedFile).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const text = (await savedFile.mock.lastCall?.[0].text()) ?? "";
  return text.split("\r\n").slice(1);
}

test("チームの CSV は、見えているページではなく全ページ分", async () => {
  open(team, "/ranking/team/national?kind=exit_speed");
  await press();
  const lines = await savedLines();
  expect([lines.length, new Set(lines).size]).toEqual([101, 101]);
  expect(lines.at(-1)).toBe("101,青葉台,神奈川県,5,80");
});

test("AP-6 個人の CSV も全ページ分で、名前があるのはチームの選手だけ", async () => {
  open(national, "/ranking/individual/national?show=every&page=2");
  await press();
  const lines = await savedLines();
  expect(lines).toHaveLength(505);
  expect(lines[499]).toBe("1,,非公開,中2,大阪府,100");
  expect(lines.slice(500).map((line) => line.replace(/\d(?=,中2)/, "n"))).toEqual(
    Array.from({ length: 5 }, () => "501,99.2,増田 n,中2,神奈川県,80"),
  );
  expect(lines.join()).not.toContain("秘密");
});

test("途中のページが届かなければ、欠けた CSV は残さず、そう言う", async () => {
  const failures: string[] = [];
  services.bus.on("failure", ({ code }) => failures.push(code));
  const { call } = services;
  const failing: Call = (endpoint, ...[input]) => {
    const isSecond = endpoint.id === getTeamRanking.id && JSON.stringify(input).includes('"page":2');
    return isSecond ? Promise.reject(new Failure("unavailable")) : call(endpoint, ...([input] as never));
  };
  open(team, "/ranking/team/national?kind=exit_speed", { ...services, call: failing });
  await press();
  await vi.waitFor(() => expect(failures).toEqual(["unavailable"]));
  expect(savedFile).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { lastTrainingOrder } from "../../data/training.ts";
import { Component, prefetch } from "./TrainingReportRoute.tsx";

const server = teamServerOfFile();
const ids = { midori: 0, saku: 0 };
const today = dayInJapan(new Date());
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  ids.midori = (await addMember(server.db, teamId, { last_name: "増田", first_name: "碧" })).id;
  ids.saku = (await addMember(server.db, teamId, { last_name: "青山", first_name: "朔", grade: "e6" })).id;
  await server.db.query("update members set created_at = now() - interval '9 days'");
  await server.db.query(
    `insert into training_entries (team_id, member_id, date, menu, amount, unit, minutes, memo, source, source_id)
     values ($1, $2, $3, 'tee', 50, 'swings', 35, '外角を意識した', 'test', '1')`,
    [teamId, ids.midori, today],
  );
  // Yesterday counts at every hour.
  await server.db.query(
    `insert into training_entries (team_id, member_id, date, menu, minutes, source, source_id)
     values ($1, $2, $3::date - 1, 'tee', 20, 'test', '2')`,
    [teamId, ids.midori, today],
  );
});

async function open(address: string) {
  const services = await server.signIn();
  await prefetch(services, address.replace(/^[^?]*/, ""));
  const { router } = renderRoutes(services, [{ path: "/training-report", element: <Component /> }], { at: address });
  await screen.findAllByText("増田 碧");
  return () => router.state.location.search;
}

const names = () => Array.from(document.querySelectorAll("tbody th b"), ({ textContent }) => textContent);

test("EN-10・D-9 実施率の低い順に並び、絞り込みはアドレスに残り、並びは選手の画面が引き継ぐ", async () => {
  const at = await open("/training-report");
  expect(names()).toEqual(["青山 朔", "増田 碧"]);
  expect(lastTrainingOrder()).toEqual([ids.saku, ids.midori]);

  fireEvent.click(screen.getByText("3日以上記録がない選手のみ"));
  await waitFor(() => expect(names()).toEqual(["青山 朔"]));
  expect(at()).toBe("?missing=1");
  fireEvent.click(screen.getByText("痛みの報告がある選手のみ"));
  await waitFor(() => expect(at()).toBe("?missing=1&pain=1"));
  expect(names()).toEqual([]);
  fireEvent.click(screen.getByText("痛みの報告がある選手のみ"));
  fireEvent.click(screen.getByText("直近3か月"));
  await waitFor(() => expect(at()).toBe("?period=3&missing=1"));
  expect(await screen.findByText("前の3か月")).toBeTruthy();
});

test("D-9 練習量は単位ごとの和で、列と並びはアドレスに残り、選手の画面もその順", async () => {
  const at = await open("/training-report");
  fireEvent.click(screen.getByText("練習量"));
  await waitFor(() => expect(at()).toBe("?columns=amounts"));
  const cells = Array.from(document.querySelectorAll("tbody tr:last-child td"), ({ textContent }) => textContent);
  expect(cells.slice(2, 6)).toEqual(["55分", "0", "50本20分", "–記録なし"]);

  fireEvent.click(screen.getByText("打撃"));
  await waitFor(() => expect(at()).toBe("?columns=amounts&sort=-batting"));
  await waitFor(() => expect(names()).toEqual(["増田 碧", "青山 朔"]));
  expect(lastTrainingOrder()).toEqual([ids.midori, ids.saku]);
});

test("アドレスの条件で開き、意味のない言葉は聞かない", async () => {
  await open("/training-report?grade=j&period=9&sort=salary&missing=yes&pain=true");
  expect(names()).toEqual(["増田 碧"]);
});

test("行を開くと、最後の日の記録とメモが届く", async () => {
  await open("/training-report");
  fireEvent.click(screen.getByLabelText("増田 碧の詳細"));
  expect(await screen.findByText("ティー 50本")).toBeTruthy();
  expect(screen.getByText("外角を意識した")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("青山 朔の詳細"));
  expect(await screen.findByText("まだ記録がありません。")).toBeTruthy();
});

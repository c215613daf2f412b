// @vitest-environment jsdom
import { dayInJapan } from "@kyuseki/domain";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../testing/inPage.tsx";
import { servicesAlone } from "../../../testing/servicesAlone.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { DayFollower } from "./DayFollower.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What a server answers whose clock is two seconds behind this device's. */
const answer = async () => dayInJapan(new Date(Date.now() - 2000));

function Figures() {
  const { data } = useQuery({ queryKey: queryKeys.home, queryFn: answer });
  return <p>{data}</p>;
}

test("真夜中に見えているページの数字は、見直さなくても、その日のものになる", async () => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now: Date.parse("2026-11-20T23:59:50+09:00"),
  });
  const services = servicesAlone();
  await services.queries.fetchQuery({ queryKey: queryKeys.rankings, queryFn: answer });
  renderInPage(
    services,
    <>
      <DayFollower />
      <Figures />
    </>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(10);
  expect(screen.getByText("2026-11-20")).toBeTruthy();
  await pass(20_000);
  expect(screen.getByText("2026-11-21")).toBeTruthy();
  expect(services.queries.getQueryState(queryKeys.rankings)?.isInvalidated).toBe(true);
});

// @vitest-environment jsdom
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { servicesAlone } from "../../testing/servicesAlone.ts";
import { withServices } from "../../testing/teamServer.tsx";
import { membersQuery } from "../data/members/useMembers.ts";
import { useApplied } from "./useApplied.ts";

afterEach(cleanup);

test("R1 画面が選手を尋ねはじめても、外枠は描き直さない。申請の数が変わると描き直す", () => {
  const services = servicesAlone();
  const members = membersQuery(services.call);
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      // The page within the frame asks, and tells the frame nothing of its answer.
      useQuery({ ...members, queryFn: () => new Promise<never>(() => {}), notifyOnChangeProps: [] });
      return useApplied();
    },
    { wrapper: withServices(services) },
  );
  expect(services.queries.getQueryState(members.queryKey)?.fetchStatus).toBe("fetching");
  expect([drawn, result.current]).toEqual([1, 0]);

  const player = fictionalMember({ id: 1, name: "森 律" });
  act(() => services.queries.setQueryData(members.queryKey, [player]));
  expect([drawn, result.current]).toEqual([1, 0]);
  const applicant = fictionalMember({ id: 2, name: "林 葵", state: "applied" });
  act(() => services.queries.setQueryData(members.queryKey, [player, applicant]));
  expect([drawn, result.current]).toEqual([2, 1]);
});

// @vitest-environment jsdom
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  getJoinCode,
  getTeam,
  getTeamSecondFactor,
  getTeamStorage,
  listAudit,
  listCoaches,
  listDeletedMembers,
  listMembers,
} from "@kyuseki/domain";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { useTeamParts } from "./useTeamParts.ts";

const server = teamServerOfFile();

/** What the server was asked and has answered until the last part is there. */
async function open({ hasAnalyzer }: { hasAnalyzer: boolean }) {
  const services = await server.signIn();
  const seen: string[] = [];
  const note = ({ url }: IncomingMessage, answer: ServerResponse) => {
    seen.push(`asked ${url}`);
    answer.on("finish", () => seen.push(`answered ${url}`));
  };
  server.app.server.on("request", note);
  const { result } = renderHook(() => useTeamParts({ isManager: true, hasAnalyzer }), {
    wrapper: withServices(services),
  });
  await waitFor(() => expect(result.current.audit.status).toBe("ready"));
  server.app.server.off("request", note);
  return seen;
}

test("AP-3 監督だけの区画は、はじめに見えるものがすべて届いてから尋ねる", async () => {
  const seen = await open({ hasAnalyzer: true });
  const firstLook = [getTeam, listCoaches, getJoinCode, getTeamStorage, listMembers].map(({ path }) =>
    seen.indexOf(`answered ${path}`),
  );
  expect(Math.min(...firstLook)).toBeGreaterThan(-1);
  for (const { path } of [listDeletedMembers, getTeamSecondFactor, listAudit])
    expect(seen.indexOf(`asked ${path}`)).toBeGreaterThan(Math.max(...firstLook));
});

test("アナライザーのないチームでは容量を尋ねず、監督だけの区画もそれを待たない", async () => {
  const seen = await open({ hasAnalyzer: false });
  expect(seen).toContain(`asked ${listAudit.path}`);
  expect(seen).not.toContain(`asked ${getTeamStorage.path}`);
});

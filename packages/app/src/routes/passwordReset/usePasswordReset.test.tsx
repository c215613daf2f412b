// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { usePasswordReset } from "./usePasswordReset.ts";

const code = "a".repeat(43);

const server = teamServerOfFile();
afterEach(cleanup);

/** The link of this person, opened where the manager is signed in. */
async function open(userId: number) {
  await server.db.query(
    `insert into password_resets (user_id, code_hash, expires_at, mailed)
     values ($1, sha256($2::text::bytea), now() + interval '1 hour', false)`,
    [userId, code],
  );
  const services = await server.signIn();
  const Services = withServices(services);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/password-reset#${code}`]}>
      <Services>{children}</Services>
    </MemoryRouter>
  );
  const { result } = renderHook(usePasswordReset, { wrapper });
  await waitFor(() => expect(result.current.step.name).toBe("new"));
  await act(() => result.current.onSet("夏の大会まであと90日"));
  expect(result.current.step.name).toBe("done");
  return services.session.read();
}

test("BE-9 ログインしたままの人が自分のパスワードを決め直すと、そのログインはここでも終わり、ログインの画面が開ける", async () => {
  expect(await open(server.ids().managerId)).toEqual({ status: "signed_out", reason: "expired" });
});

test("BE-9 ほかの人のパスワードなら、ログインしている人はそのまま", async () => {
  expect(await open(server.ids().coachId)).toMatchObject({ status: "signed_in", user: { name: "大野 直人" } });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { renderInPage } from "../../../../testing/inPage.tsx";
import { openLine } from "../../../../testing/line.ts";
import { teamServerOfFile } from "../../../../testing/teamServerOfFile.ts";
import { Overlay } from "./ContactOverlay.tsx";

const chromeOnWindows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

const server = teamServerOfFile();
afterEach(cleanup);

test("VA-1 端末の名前は、書き始めたあとで届いても欄に入り、消した名前は戻らない", async () => {
  const line = await openLine(server.url, { "user-agent": chromeOnWindows });
  onTestFinished(() => void line.close());
  const services = await server.signIn("manager@example.jp", line.url);
  renderInPage(services, <Overlay onClose={() => {}} />);
  fireEvent.change(screen.getByRole("combobox", { name: /お問い合わせの種類/ }), { target: { value: "bug" } });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /お使いの端末/ });
  expect(field.value).toBe("");
  await waitFor(() => expect(field.value).toBe("Windows／Chrome 131"));
  fireEvent.change(field, { target: { value: "" } });
  expect(field.value).toBe("");
});

test("消した書きかけは、ログアウトで失うものに数えない。種類は次に開いたときも残る", async () => {
  const services = await server.signIn();
  const show = () => renderInPage(services, <Overlay onClose={() => {}} />);
  show();
  const category = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /お問い合わせの種類/ });
  const content = () => screen.getByRole("textbox", { name: /お問い合わせ内容/ });
  fireEvent.change(category(), { target: { value: "bug" } });
  fireEvent.change(content(), { target: { value: "点が出ません" } });
  const { managerId } = server.ids();
  expect(services.drafts.unsaved(managerId)).toEqual(["contact"]);
  fireEvent.change(content(), { target: { value: "" } });
  expect([services.drafts.unsaved(managerId), services.drafts.wouldLose(managerId, null)]).toEqual([[], []]);
  cleanup();
  show();
  expect(category().value).toBe("bug");
});

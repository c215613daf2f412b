// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { defineView } from "./defineView.ts";
import { text } from "./parameters.ts";
import { useAddressState } from "./useAddressState.ts";

afterEach(cleanup);

const address = defineView({ kind: "", day: "" }, { kind: text, day: text });

function Filters() {
  const [{ kind, day }, change] = useAddressState(address, { replace: true });
  return (
    <>
      <output>{`${kind} ${day}`}</output>
      <button type="button" onClick={() => change({ kind: "game" })}>
        試合
      </button>
      <button type="button" onClick={() => change({ day: "today" })}>
        きょう
      </button>
    </>
  );
}

test("D-9 描き直す前に二つ押しても、どちらもアドレスに残る", async () => {
  const router = createMemoryRouter([{ path: "/", element: <Filters /> }]);
  render(<RouterProvider router={router} />);
  const [kind, day] = screen.getAllByRole("button");
  await act(async () => {
    kind?.click();
    day?.click();
  });
  expect(router.state.location.search).toBe("?kind=game&day=today");
  expect(screen.getByRole("status").textContent).toBe("game today");
});

// @vitest-environment jsdom
import { defaultMemberListView, type MemberListView } from "@kyuseki/ui";
import { act, render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetViews } from "../../services/lastView.ts";
import { useMemberListView } from "./useMemberListView.ts";

let drawn: ReturnType<typeof useMemberListView> | null = null;

function Probe() {
  const held = useMemberListView();
  useEffect(() => {
    drawn = held;
  });
  return null;
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: "/", element: null },
      // One layout draws the list and a member over it, as in the shell.
      {
        element: <Probe />,
        children: ["/member-list", "/member-list/:member_id"].map((path) => ({ path, element: null })),
      },
    ],
    { initialEntries: ["/", address], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const list = () => {
    if (!drawn) throw new Error("not drawn yet");
    return drawn;
  };
  return {
    router,
    view: () => list().view,
    change: (more: Partial<MemberListView>) => act(async () => list().change(more)),
    go: (to: number | string) => act(async () => (typeof to === "number" ? router.navigate(to) : router.navigate(to))),
    search: () => router.state.location.search,
  };
}

beforeEach(() => sessionStorage.clear());

describe("メンバーリストの見え方（D-9）", () => {
  test("アドレスの条件で開く", () => {
    expect(open("/member-list?grade=j&size=25").view()).toEqual({ ...defaultMemberListView, grade: "j", size: 25 });
  });

  test("絞り込みはすぐアドレスに載り、戻ると前の条件になる", async () => {
    const list = open("/member-list");
    await list.change({ grade: "j", page: 1 });
    await list.change({ gender: "F", page: 1 });
    expect(list.search()).toBe("?gender=F&grade=j");

    await list.go(-1);
    expect(list.view()).toEqual({ ...defaultMemberListView, grade: "j" });
    await list.go(-1);
    expect(list.view()).toEqual(defaultMemberListView);
  });

  test("検索の文字は打ったそばから効き、アドレスでは履歴を増やさない", async () => {
    const list = open("/member-list?grade=j");
    for (const q of ["さ", "さと", "さとう"]) {
      await list.change({ q, page: 1 });
      expect(list.view().q).toBe(q);
    }
    await waitFor(() => expect(list.search()).toBe("?q=%E3%81%95%E3%81%A8%E3%81%86&grade=j"));
    expect(list.view().q).toBe("さとう");

    await list.go(-1);
    expect(list.router.state.location.pathname).toBe("/");
  });

  test("アドレスが遅れて変わっても、その間に打った文字は消えない", async () => {
    const list = open("/member-list");
    const stop = list.router.subscribe(() => {
      stop();
      drawn?.change({ q: "さとう" });
    });
    await list.change({ grade: "j" });
    expect(list.view()).toEqual({ ...defaultMemberListView, grade: "j", q: "さとう" });
    await waitFor(() => expect(list.search()).toBe("?q=%E3%81%95%E3%81%A8%E3%81%86&grade=j"));
  });

  test("同じ画面へのリンクは、そのアドレスの見え方にする", async () => {
    const list = open("/member-list?grade=j");
    await list.go("/member-list?grade=e");
    expect(list.view().grade).toBe("e");
    await list.go("/member-list");
    expect(list.view()).toEqual(defaultMemberListView);
  });

  test("BE-6 開いた選手からパンくずで一覧へ戻っても、条件は残り、アドレスにも載る", async () => {
    const list = open("/member-list?status=applied");
    await list.change({ grade: "e" });
    await list.go("/member-list/24?grade=e&status=applied");
    await list.go("/member-list");
    expect(list.view()).toEqual({ ...defaultMemberListView, grade: "e", status: "applied" });
    await waitFor(() => expect(list.search()).toBe("?grade=e&status=applied"));

    await list.go(-1);
    expect(list.router.state.location.pathname).toBe("/member-list/24");
    expect(list.search()).toBe("?grade=e&status=applied");
  });

  test("検索などから、条件のないアドレスで選手を開いても、条件は残る", async () => {
    const list = open("/member-list?grade=e");
    await list.go("/member-list/24");
    expect(list.view().grade).toBe("e");
    await waitFor(() => expect(list.search()).toBe("?grade=e"));
    await list.go(-1);
    expect([list.router.state.location.pathname, list.search()]).toEqual(["/member-list", "?grade=e"]);
  });

  test("ほかの画面から条件なしで開くと、最後の見え方に戻る", async () => {
    const list = open("/member-list?grade=j");
    await list.go("/");
    await list.go("/member-list");
    expect(list.view().grade).toBe("j");
    await waitFor(() => expect(list.search()).toBe("?grade=j"));
  });

  test("条件を外したあとは、外したままで開く", async () => {
    const list = open("/member-list?grade=j");
    await list.change({ grade: null });
    await list.go("/");
    await list.go("/member-list");
    expect(list.view()).toEqual(defaultMemberListView);
  });

  test("S6 セッションが終わると、最後の見え方も残らない", async () => {
    const list = open("/member-list?grade=j");
    await list.go("/");
    forgetViews();
    await list.go("/member-list");
    expect(list.view()).toEqual(defaultMemberListView);
    expect(sessionStorage.getItem("kyuseki-view-member-list")).toBe("");
  });
});

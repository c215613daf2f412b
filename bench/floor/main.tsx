// The floor: React, styled-components and the router with a hand-made table and a line chart.
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import styled from "styled-components";
import { Line } from "./Line.tsx";
import { type Member, MemberTable } from "./MemberTable.tsx";

const Page = styled.main`
  font-family: sans-serif;
  padding: 24px;
`;

function List({ members }: { members: Member[] }) {
  return (
    <Page>
      <h1>メンバーリスト</h1>
      <Line values={members.slice(0, 50).map(({ height }) => height ?? 150)} />
      <MemberTable members={members} />
    </Page>
  );
}

function Login() {
  return (
    <Page>
      <h1>指導者ログイン</h1>
      <form>
        <label>
          メールアドレス <input name="email" type="email" />
        </label>
        <label>
          パスワード <input name="password" type="password" />
        </label>
        <button type="submit">ログイン</button>
      </form>
    </Page>
  );
}

const { members } =
  window.location.pathname === "/member-list" ? await (await fetch("/members.json")).json() : { members: [] };

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<List members={members} />} />
    </Routes>
  </BrowserRouter>,
);

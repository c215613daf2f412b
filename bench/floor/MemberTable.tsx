import { useState } from "react";
import styled from "styled-components";

const Table = styled.table`
  border-collapse: collapse;
  width: 100%;

  & th,
  & td {
    border-bottom: 1px solid #ccc;
    padding: 8px;
    text-align: left;
  }
`;

export type Member = {
  id: number;
  last_name: string;
  first_name: string;
  grade: string;
  gender: string;
  height: number | null;
  weight: number | null;
};

export function MemberTable({ members }: { members: Member[] }) {
  const [q, setQ] = useState("");
  const [descending, setDescending] = useState(true);
  const [size, setSize] = useState(10);
  const found = members.filter((member) => `${member.last_name}${member.first_name}`.includes(q));
  const sorted = found.toSorted((a, b) => (descending ? b.id - a.id : a.id - b.id));
  return (
    <>
      <input aria-label="名前" type="search" value={q} onChange={(event) => setQ(event.target.value)} />
      <select aria-label="表示件数" value={size} onChange={(event) => setSize(Number(event.target.value))}>
        {[10, 25, 50, 100].map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
      <Table>
        <thead>
          <tr>
            <th>
              <button type="button" onClick={() => setDescending(!descending)}>
                氏名
              </button>
            </th>
            <th>学年</th>
            <th>性別</th>
            <th>身長</th>
            <th>体重</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, size).map((member) => (
            <tr key={member.id}>
              <th scope="row">
                {member.last_name} {member.first_name}
              </th>
              <td>{member.grade}</td>
              <td>{member.gender}</td>
              <td>{member.height}</td>
              <td>{member.weight}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

import { Link } from "../Link/Link.tsx";
import type { LineScoreRowBase } from "./lineScoreColumn.ts";

/** 行の名前。行き先があれば升いっぱいがリンクになる。 */
export function NameCell({ name, note, href }: Omit<LineScoreRowBase, "id">) {
  const words = (
    <>
      {name}
      {note && <small data-part="note">{note}</small>}
    </>
  );

  return (
    <th scope="row" data-cell="name">
      {href ? (
        <Link href={href} look="bare">
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </th>
  );
}

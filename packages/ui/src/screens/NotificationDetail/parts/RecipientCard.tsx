import { useIntl } from "react-intl";
import styled from "styled-components";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { noticeDetailText } from "../../../copy/notices/noticeDetail.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { RecipientRow } from "./recipientRows.ts";
import type { RecipientCells } from "./useRecipientCells.tsx";

type RecipientCardProps = { row: RecipientRow; cells: RecipientCells };

/** スマートフォンでの一人分。 */
export function RecipientCard({ row, cells }: RecipientCardProps) {
  const { formatMessage } = useIntl();
  const fact = (name: "familyRead" | "playerRead" | "answers", cell: "familyRead" | "playerRead" | "answer") => (
    <div>
      <dt>
        <Caption>{formatMessage(noticeDetailText[name])}</Caption>
      </dt>
      <dd>{cells[cell](row)}</dd>
    </div>
  );

  return (
    <Card>
      <Head>
        <PersonCell name={row.name} grade={row.grade ?? undefined} />
        {cells.action(row)}
      </Head>
      <Facts>
        {fact("familyRead", "familyRead")}
        {fact("playerRead", "playerRead")}
        {fact("answers", "answer")}
      </Facts>
      {row.recipient.comment && <Comment>{row.recipient.comment}</Comment>}
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token("sp-2")};
`;

const Comment = styled.p`
  padding: ${token("sp-2")} ${token("sp-3")};
  border-radius: ${token("r-s")};
  background: ${token("surface-2")};
  font-size: ${token("fs-small")};
`;

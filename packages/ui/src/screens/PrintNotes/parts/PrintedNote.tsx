import { type PlayerNote, partsBesideFeel } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { paperCaption } from "../../../components/PrintSheet/printStyle.ts";
import { noteListValueText } from "../../../copy/notes/noteList.ts";
import { noteStampText } from "../../../copy/notes/noteStamps.ts";
import { printNotesValueText } from "../../../copy/notes/printNotes.ts";
import { longDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

/** 紙に載せる一つのノート：日、答え、スタンプとコメント。 */
export function PrintedNote({ note }: { note: PlayerNote }) {
  const { formatMessage } = useIntl();
  const { day, title, scale, parts, stamps, comment_list } = note;
  return (
    <Item>
      <Head>
        <b>{longDate(day)}</b>
        {title && <span>{title}</span>}
        {scale !== null && <span>{formatMessage(printNotesValueText.scale, { scale })}</span>}
      </Head>
      {partsBesideFeel(parts).map(({ label, text, scale: step }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
        <Words key={index}>
          {label && <Label>{label}　</Label>}
          {step === null ? text : formatMessage(noteListValueText.step, { step })}
        </Words>
      ))}
      {stamps.length > 0 && (
        <Reply>
          {stamps
            .map(({ by, stamp }) => {
              const words = formatMessage(noteStampText[stamp]);
              return by ? formatMessage(printNotesValueText.stamp, { name: by.name, stamp: words }) : words;
            })
            .join("　")}
        </Reply>
      )}
      {comment_list.map(({ id, by, text }) => (
        <Reply key={id}>{by ? formatMessage(noteListValueText.by, { name: by.name, text }) : text}</Reply>
      ))}
    </Item>
  );
}

const Item = styled.li`
  padding-block: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-4")};
`;

const Label = styled.small`
  font-size: ${paperCaption};
`;

/** A person's own words. */
const Words = styled.p`
  word-break: normal;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Reply = styled(Words)`
  padding-inline-start: ${token("sp-4")};
  font-style: normal;

  &::before {
    content: "→ " / "";
  }
`;

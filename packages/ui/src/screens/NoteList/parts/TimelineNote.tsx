import { isAnswered, type PlayerNote, partsBesideFeel } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { messageIcon } from "../../../components/Icon/icons.ts";
import { ScaleMarks } from "../../../components/ScaleMarks/ScaleMarks.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { noteListText, noteListValueText } from "../../../copy/notes/noteList.ts";
import { noteStampText } from "../../../copy/notes/noteStamps.ts";
import { longDate, shortDate, weekday } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Answer, Body, Count, Day, Head, Item, Mark, Replies, ShortDate, Way, Words } from "./timelineStyle.ts";

/** 時の流れの中の一つのノート。題を押すと、そのノートを開く。 */
export function TimelineNote({ note, isSelected }: { note: PlayerNote; isSelected: boolean }) {
  const { formatMessage } = useIntl();
  const { day, scale, title, pain, parts, stamps, comment_list } = note;
  // 手ごたえ stands above.
  const words = partsBesideFeel(parts);

  return (
    <Item data-note={note.note_id} data-selected={isSelected || undefined}>
      <Day aria-hidden="true">
        <ShortDate>{shortDate(day)}</ShortDate>
        <Caption>{weekday(day)}</Caption>
      </Day>
      <Mark aria-hidden="true" data-answered={isAnswered(note) || undefined} />
      <Body>
        <Head>
          {scale !== null && <ScaleMarks value={scale} />}
          <Way href={`/note/view-note/${note.note_id}`}>
            <VisuallyHidden>{longDate(day)}</VisuallyHidden>
            {title || formatMessage(noteListText.notes)}
          </Way>
          {pain && <Tag tone="w">{formatMessage(noteListText.pain)}</Tag>}
          <Replies>
            {comment_list.length > 0 && (
              <Count>
                <Icon path={messageIcon} size="s" />
                <VisuallyHidden>
                  {formatMessage(noteListValueText.comments, { count: comment_list.length })}
                </VisuallyHidden>
                <span aria-hidden="true">{comment_list.length}</span>
              </Count>
            )}
            {stamps.map(({ stamp, at }) => (
              <Tag key={`${stamp} ${at}`} tone="s">
                {formatMessage(noteStampText[stamp])}
              </Tag>
            ))}
            {!isAnswered(note) && <Status tone="wait">{formatMessage(noteListText.unanswered)}</Status>}
          </Replies>
        </Head>
        {words.map(({ label, text, scale: step }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          <Answer key={index}>
            {(words.length > 1 || step !== null) && <Caption as="p">{label}</Caption>}
            <Words>{step === null ? text : formatMessage(noteListValueText.step, { step })}</Words>
          </Answer>
        ))}
        {comment_list.map(({ id, by, text }) => (
          <Words key={id} data-comment="">
            {by ? formatMessage(noteListValueText.by, { name: by.name, text }) : text}
          </Words>
        ))}
      </Body>
    </Item>
  );
}

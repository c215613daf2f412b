import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { openItemsText, openItemsValueText, unreachedText } from "../../../copy/notices/openItems.ts";
import { momentOf, shortDateTime } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { ItemTag } from "./ItemTag.tsx";
import type { OpenRow } from "./openRows.ts";
import { useOpenWords } from "./useOpenWords.ts";

export type OpenActions = {
  chosen: ReadonlySet<number>;
  onToggle: (memberId: number) => void;
  busy: ReadonlySet<number>;
  onRemind: (memberIds: readonly number[]) => void;
  onLetters: (memberIds: readonly number[]) => void;
};

/** Cells of one player, for the table and the cards. */
export function useOpenCells(today: string, actions: OpenActions) {
  const { formatMessage } = useIntl();
  const words = useOpenWords(today);
  const { chosen, onToggle, busy, onRemind, onLetters } = actions;

  return {
    choose: (row: OpenRow) => (
      <Checkbox
        label={formatMessage(openItemsValueText.chooseOf, { name: row.name })}
        labelPlace="hidden"
        checked={row.canRemind && chosen.has(row.player.member_id)}
        disabled={!row.canRemind}
        onChange={() => onToggle(row.player.member_id)}
      />
    ),
    items: ({ items }: OpenRow) => (
      <Items>
        {items.map((item) => (
          <ItemTag key={`${item.kind} ${item.ref_id}`} item={item} today={today} />
        ))}
      </Items>
    ),
    since: ({ since }: OpenRow) => <Since>{words.ago(since)}</Since>,
    reminded: ({ player: { reach, reminded_at, reminded_today } }: OpenRow) => {
      if (reach !== "mail") {
        return <Status tone={reach === "failed" ? "error" : "stopped"}>{formatMessage(unreachedText[reach])}</Status>;
      }
      if (reminded_today) return <Status tone="ok">{formatMessage(openItemsText.sentToday)}</Status>;
      if (reminded_at === null) return null;
      const time = shortDateTime(momentOf(reminded_at));
      return <Caption>{formatMessage(openItemsValueText.remindedAt, { time })}</Caption>;
    },
    action: ({ player: { member_id, reach, reminded_today }, name, canRemind }: OpenRow) => {
      if (reach === "failed") {
        return (
          <ButtonLink
            size="s"
            href={`/member-list/${member_id}`}
            aria-label={formatMessage(openItemsValueText.mendOf, { name })}
          >
            {formatMessage(openItemsText.mend)}
          </ButtonLink>
        );
      }
      if (reach === "mail" && reminded_today) return <Caption>{formatMessage(openItemsText.tomorrow)}</Caption>;
      if (!canRemind) {
        return (
          <Button
            size="s"
            aria-label={formatMessage(openItemsValueText.letterOf, { name })}
            onClick={() => onLetters([member_id])}
          >
            {formatMessage(openItemsText.letter)}
          </Button>
        );
      }
      return (
        <Button
          size="s"
          busy={busy.has(member_id)}
          aria-label={formatMessage(openItemsValueText.remindOf, { name })}
          onClick={() => onRemind([member_id])}
        >
          {formatMessage(openItemsText.remind)}
        </Button>
      );
    },
  };
}

const Items = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")};
`;

const Since = styled.b`
  white-space: nowrap;
`;

import { useIntl } from "react-intl";
import { copyIcon, editIcon, moreIcon, tableIcon, trashIcon } from "../../../../components/Icon/icons.ts";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../../components/Menu/menuItem.ts";
import { teamEventText } from "../../../../copy/events/teamEvent.ts";
import type { EventActionsProps } from "./eventActionsProps.ts";
import { editHref } from "./eventHrefs.ts";

type MoreMenuProps = Pick<EventActionsProps, "event" | "isOpen" | "onDelete"> & {
  /** ほかに編集のボタンがない。 */
  withEdit?: boolean;
};

/** 複製、測定シート、削除。スマートフォンでは編集も。 */
export function MoreMenu({ event, isOpen, onDelete, withEdit = false }: MoreMenuProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(teamEventText.more);
  const { event_id, kind, measuring_day_id, attendance, car_answers } = event;
  const isAnswered = attendance.some(({ answer }) => answer !== null) || car_answers.length > 0;
  const measures = measuring_day_id !== null || kind === "measuring" || kind === "practice";
  const sheet: MenuEntry = {
    id: "sheet",
    icon: tableIcon,
    label: formatMessage(measuring_day_id === null ? teamEventText.makeSheet : teamEventText.openSheet),
    href:
      measuring_day_id === null
        ? `/evaluation-result/measuring-day?event=${event_id}`
        : `/evaluation-result/measuring-day?day=${measuring_day_id}`,
  };
  const edit: MenuEntry = {
    id: "edit",
    icon: editIcon,
    label: formatMessage(teamEventText.edit),
    href: editHref(event),
  };
  const deletion = {
    id: "delete",
    icon: trashIcon,
    tone: "danger",
    label: formatMessage(teamEventText.delete),
  } as const;

  return (
    <Menu
      label={label}
      heading={event.title}
      trigger={(trigger) => <IconButton {...trigger} icon={moreIcon} label={label} />}
      groups={[
        {
          id: "use",
          items: [
            ...(withEdit && isOpen ? [edit] : []),
            {
              id: "copy",
              icon: copyIcon,
              label: formatMessage(teamEventText.copy),
              href: `/event-list/new?copy=${event_id}`,
            },
            ...(measures ? [sheet] : []),
          ],
        },
        {
          id: "delete",
          items: [
            isAnswered
              ? { ...deletion, forbidden: formatMessage(teamEventText.cannotDelete) }
              : { ...deletion, onAction: onDelete },
          ],
        },
      ]}
    />
  );
}

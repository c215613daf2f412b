import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteViewText, noteViewValueText } from "../../copy/notes/noteView.ts";
import { token } from "../../tokens/theme.ts";
import { starIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

type NoteStarProps = { name: string; isStarred: boolean; onStar: (isStarred: boolean) => void };

/** 自分のお気に入りに入れる・外す。 */
export function NoteStar({ name, isStarred, onStar }: NoteStarProps) {
  const { formatMessage } = useIntl();

  return (
    <Button
      icon={starIcon}
      label={formatMessage(noteViewValueText.starOf, { name })}
      title={formatMessage(noteViewText.star)}
      aria-pressed={isStarred}
      onClick={() => onStar(!isStarred)}
    />
  );
}

const Button = styled(IconButton)`
  min-width: ${token("touch")};
  min-height: ${token("touch")};

  &[aria-pressed="true"] {
    color: ${token("warn-mark")};
  }
  /* Not our markup: the icon of the button. */
  &[aria-pressed="true"] > svg {
    fill: currentColor;
  }
`;

import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { chevronLeftIcon, chevronRightIcon, messageIcon } from "../../../components/Icon/icons.ts";
import { noteViewText } from "../../../copy/notes/noteView.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";

type NoteActionBarProps = {
  previousHref: string | null;
  nextHref: string | null;
  onGo: (href: string) => void;
  onWrite: () => void;
};

/** スマートフォンで：前のノート、コメントを書く、次のノート。 */
export function NoteActionBar({ previousHref, nextHref, onGo, onWrite }: NoteActionBarProps) {
  const { formatMessage } = useIntl();

  return (
    <ActionBar>
      <Button
        size="l"
        icon={chevronLeftIcon}
        aria-label={formatMessage(noteViewText.previous)}
        aria-disabled={previousHref === null}
        onClick={() => previousHref && onGo(previousHref)}
      />
      <Grows>
        <Button variant="primary" size="l" wide icon={messageIcon} onClick={onWrite}>
          {formatMessage(noteViewText.write)}
        </Button>
      </Grows>
      <Button
        size="l"
        icon={chevronRightIcon}
        aria-label={formatMessage(noteViewText.next)}
        aria-disabled={nextHref === null}
        onClick={() => nextHref && onGo(nextHref)}
      />
    </ActionBar>
  );
}

const Grows = styled.span`
  flex: 1;
`;

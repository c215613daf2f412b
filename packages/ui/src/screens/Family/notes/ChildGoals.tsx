import type { StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../components/Accordion/Accordion.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { NineGrid } from "../../../components/NineGrid/NineGrid.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { token } from "../../../tokens/theme.ts";
import type { FamilyMember } from "../parts/familyActs.ts";
import type { FamilyNotesActs } from "./familyNotesState.ts";

type ChildGoalsProps = { member: FamilyMember; stored: StoredGoalSheet; onOpen: FamilyNotesActs["onOpen"] };

/** 子どもの9マス目標。 */
export function ChildGoals({ member, stored, onOpen }: ChildGoalsProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(familyNoteValueText.goalSheetOf, { name: member.first_name });

  return (
    <Accordion title={<b>{title}</b>}>
      <Inside>
        {stored.version > 0 && <NineGrid sheet={stored.sheet} measured={stored.measured} />}
        <Button icon={editIcon} onClick={() => onOpen({ page: "goals", memberId: member.member_id })}>
          {formatMessage(stored.version > 0 ? text.changeGoals : text.writeGoals)}
        </Button>
      </Inside>
    </Accordion>
  );
}

const Inside = styled.div`
  display: grid;
  gap: ${token("sp-3")};
`;

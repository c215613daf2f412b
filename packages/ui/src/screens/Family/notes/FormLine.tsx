import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { token } from "../../../tokens/theme.ts";
import type { FamilyMember } from "../parts/familyActs.ts";
import type { FamilyNotesActs, WritableNote } from "./familyNotesState.ts";

type FormLineProps = {
  note: WritableNote;
  member: FamilyMember | undefined;
  onOpen: FamilyNotesActs["onOpen"];
};

/** 締め切りのないノートの一行。 */
export function FormLine({ note: { key, form }, member, onOpen }: FormLineProps) {
  const { formatMessage } = useIntl();
  if (!form || !member) return null;
  const title = formatMessage(familyNoteValueText.formOf, { name: member.first_name, title: form.name });
  const label = formatMessage(text.begin);

  return (
    <Line>
      <span>
        <b>{title}</b>
        <Words>{formatMessage(text.anyDay)}</Words>
      </span>
      <Button icon={editIcon} aria-label={`${label} ${title}`} onClick={() => onOpen({ page: "note", key })}>
        {label}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")} ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  display: block;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

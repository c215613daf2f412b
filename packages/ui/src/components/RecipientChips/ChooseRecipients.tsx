import { grades, kanaName, type Member, memberName } from "@kyuseki/domain";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { filterText } from "../../copy/controls/filter.ts";
import { gradeText } from "../../copy/members/person.ts";
import { recipientText, recipientValueText } from "../../copy/notices/recipients.ts";
import { searchFinds, searchText } from "../../format/kana.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Chip } from "../Chip/Chip.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";

type ChooseRecipientsProps = {
  members: readonly Member[];
  chosen: readonly number[];
  onChoose: (memberIds: readonly number[]) => void;
  onClose: () => void;
};

/** 送る選手を、学年ごとに、または一人ずつ選ぶ。 */
export function ChooseRecipients({ members, chosen: first, onChoose, onClose }: ChooseRecipientsProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(first));
  const [q, setQ] = useState("");
  const people = useMemo(
    () =>
      members.map((member) => ({
        id: member.id,
        name: memberName(member),
        help: formatMessage(gradeText[member.grade]),
        prepared: searchText([memberName(member), kanaName(member)]),
      })),
    [members, formatMessage],
  );
  const classes = grades.toReversed().flatMap((grade) => {
    const ids = members.filter((member) => member.grade === grade).map(({ id }) => id);
    return ids.length > 0 ? [{ grade, ids, isWhole: ids.every((id) => chosen.has(id)) }] : [];
  });
  const found = q === "" ? people : people.filter(({ prepared }) => searchFinds(prepared, q));
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  const toggleAll = (ids: readonly number[], isWhole: boolean) =>
    setChosen((before) => new Set(isWhole ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]));

  return (
    <Modal
      title={formatMessage(recipientText.choose)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setChosen(new Set())}>{formatMessage(filterText.clearAll)}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onChoose([...chosen]);
              onClose();
            }}
          >
            {formatMessage(recipientValueText.setChosen, { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {classes.length > 1 && (
          <Classes role="group" aria-label={formatMessage(recipientText.classes)}>
            {classes.map(({ grade, ids, isWhole }) => (
              <Chip key={grade} selected={isWhole} onClick={() => toggleAll(ids, isWhole)}>
                {formatMessage(recipientValueText.chip, { name: formatMessage(gradeText[grade]), count: ids.length })}
              </Chip>
            ))}
          </Classes>
        )}
        <SearchField label={formatMessage(recipientText.search)} value={q} onChange={setQ} />
        {found.length === 0 && <p>{formatMessage(recipientText.none)}</p>}
        <People>
          {found.map(({ id, name, help }) => (
            <li key={id}>
              <Checkbox label={name} help={help} checked={chosen.has(id)} onChange={() => toggle(id)} />
            </li>
          ))}
        </People>
      </Stack>
    </Modal>
  );
}

const Classes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${token("cell-m")}), 1fr));
  gap: 0 ${token("sp-3")};
  min-height: ${token("cell-l")};
  align-content: start;
`;

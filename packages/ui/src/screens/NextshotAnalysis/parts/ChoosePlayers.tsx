import { kanaName, type Member, memberName } from "@kyuseki/domain";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { analysisPlayersText, analysisText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { searchFinds, searchText } from "../../../format/kana.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";
import { mostPlayers } from "../view.ts";

export type ChoosePlayersProps = {
  members: readonly Member[];
  chosen: readonly number[];
  onChoose: (players: readonly number[]) => void;
  onClose: () => void;
};

/** 表示する選手を選ぶ。だれも選ばなければ、全員。 */
export function ChoosePlayers({ members, chosen: first, onChoose, onClose }: ChoosePlayersProps) {
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
  const found = q === "" ? people : people.filter(({ prepared }) => searchFinds(prepared, q));
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const choose = (players: readonly number[]) => {
    onChoose(players);
    onClose();
  };

  return (
    <Modal
      title={formatMessage(analysisText.choose)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => choose([])}>{formatMessage(analysisPlayersText.clear)}</Button>
          <Button variant="primary" onClick={() => choose(members.map(({ id }) => id).filter((id) => chosen.has(id)))}>
            {chosen.size > 0
              ? formatMessage(analysisValueText.showChosen, { count: chosen.size })
              : formatMessage(analysisText.show)}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <p>{formatMessage(analysisPlayersText.chooseHelp)}</p>
        <SearchField label={formatMessage(analysisPlayersText.search)} value={q} onChange={setQ} />
        {found.length === 0 && <p>{formatMessage(analysisPlayersText.none)}</p>}
        <People>
          {found.map(({ id, name, help }) => (
            <li key={id}>
              <Checkbox
                label={name}
                help={help}
                checked={chosen.has(id)}
                disabled={chosen.size >= mostPlayers && !chosen.has(id)}
                onChange={() => toggle(id)}
              />
            </li>
          ))}
        </People>
      </Stack>
    </Modal>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${token("cell-m")}), 1fr));
  gap: 0 ${token("sp-3")};
  min-height: ${token("cell-l")};
  align-content: start;
`;

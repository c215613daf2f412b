import { type Member, memberName } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ComboBox } from "../../../components/ComboBox/ComboBox.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { pitchRecordText } from "../../../copy/practice/pitchGuard.ts";

type AddPitcherProps = {
  members: readonly Member[];
  onAdd: (memberId: number) => void;
};

/** はじめから並んでいない選手を、探して足す。 */
export function AddPitcher({ members, onAdd }: AddPitcherProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string | null>(null);

  return (
    <ComboBox
      label={formatMessage(pitchRecordText.add)}
      options={members.map((member) => ({
        id: String(member.id),
        label: memberName(member),
        kana: `${member.last_name_kana} ${member.first_name_kana}`,
        detail: formatMessage(gradeText[member.grade]),
      }))}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        if (id !== null) onAdd(Number(id));
      }}
    />
  );
}

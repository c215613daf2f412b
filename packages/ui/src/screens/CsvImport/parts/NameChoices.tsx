import { memberName } from "@kyuseki/domain";
import type { WrittenName } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Select, type SelectOption } from "../../../components/Select/Select.tsx";
import { csvCheckText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { token } from "../../../tokens/theme.ts";
import type { CsvMember } from "./csvStage.ts";

type NameChoicesProps = {
  asked: readonly WrittenName[];
  members: readonly CsvMember[];
  onChoose: (name: string, memberId: number | null | undefined) => void;
};

/** 名前では決まらない選手を、コーチが選ぶ。 */
export function NameChoices({ asked, members, onChoose }: NameChoicesProps) {
  const { formatMessage } = useIntl();
  const optionOf = (member: CsvMember): SelectOption => ({
    value: String(member.id),
    label: `${memberName(member)}（${formatMessage(gradeText[member.grade])}）`,
  });
  const everybody = members.map(optionOf);

  return (
    <Panel flush title={formatMessage(csvCheckText.names)}>
      <Help>{formatMessage(csvCheckText.namesHelp)}</Help>
      <ul>
        {asked.map(({ name, balls, match, left }) => {
          const likely = match.state === "ambiguous" ? match.member_ids.map(String) : [];
          return (
            <Name key={name}>
              <b>{name}</b>
              <Remark>{formatMessage(csvValueText.balls, { count: balls })}</Remark>
              <Remark as="p">{formatMessage(csvCheckText[left ? "left" : stateText[match.state]])}</Remark>
              <Select
                label={formatMessage(csvValueText.whose, { name })}
                value={left ? leave : match.state === "matched" ? String(match.member_id) : ""}
                options={[
                  { value: "", label: formatMessage(csvCheckText.choose) },
                  ...everybody.filter(({ value }) => likely.includes(value)),
                  ...everybody.filter(({ value }) => !likely.includes(value)),
                  { value: leave, label: formatMessage(csvCheckText.leave) },
                ]}
                onChange={({ target: { value } }) =>
                  onChoose(name, value === leave ? null : value === "" ? undefined : Number(value))
                }
              />
            </Name>
          );
        })}
      </ul>
    </Panel>
  );
}

const leave = "leave";
const stateText = { matched: "chosen", ambiguous: "several", unknown: "noMember" } as const;

const Help = styled.p`
  padding: 0 ${token("sp-4")} ${token("sp-2")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

const Name = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${token("sp-1")} ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  overflow-wrap: anywhere;

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

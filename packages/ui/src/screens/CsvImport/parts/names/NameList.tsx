import { memberName } from "@kyuseki/domain";
import type { WrittenName } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Select, type SelectOption } from "../../../../components/Select/Select.tsx";
import { csvCheckText, csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import { gradeText } from "../../../../copy/members/person.ts";
import { Remark } from "../../../../layout/Text/Remark.ts";
import { token } from "../../../../tokens/theme.ts";
import type { CsvImportScreenProps } from "../csvImportProps.ts";
import type { CsvMember } from "../csvStage.ts";

type NameListProps = Pick<CsvImportScreenProps, "onChoose"> & {
  names: readonly WrittenName[];
  members: readonly CsvMember[];
};

/** ファイルの名前ごとに、だれの球か。名前だけで決まった選手も、選び直せる。 */
export function NameList({ names, members, onChoose }: NameListProps) {
  const { formatMessage } = useIntl();
  const optionOf = (member: CsvMember): SelectOption => ({
    value: String(member.id),
    label: `${memberName(member)}（${formatMessage(gradeText[member.grade])}）`,
  });
  const everybody = members.map(optionOf);
  const choose = { value: "", label: formatMessage(csvCheckText.choose) };

  return (
    <ul>
      {names.map((written) => {
        const { name, balls, match, isCertain, left } = written;
        const likely = match.state === "ambiguous" ? match.member_ids.map(String) : [];
        return (
          <Name key={name}>
            <b>{name}</b>
            <Remark>{formatMessage(csvValueText.balls, { count: balls })}</Remark>
            <Remark as="p">{formatMessage(csvCheckText[stateOf(written)])}</Remark>
            <Select
              label={formatMessage(csvValueText.whose, { name })}
              value={left ? leave : match.state === "matched" ? String(match.member_id) : ""}
              options={[
                ...(isCertain ? [] : [choose]),
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
  );
}

function stateOf({ match, left }: WrittenName) {
  if (left) return "left";
  if (match.state !== "matched") return match.state === "ambiguous" ? "several" : "noMember";
  return match.chosen ? "chosen" : "byName";
}

const leave = "leave";

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

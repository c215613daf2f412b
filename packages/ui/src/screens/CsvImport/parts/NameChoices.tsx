import type { WrittenName } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { csvCheckText } from "../../../copy/analyzer/csvImport.ts";
import { token } from "../../../tokens/theme.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import type { CsvMember } from "./csvStage.ts";
import { NameList } from "./names/NameList.tsx";

type NameChoicesProps = Pick<CsvImportScreenProps, "onChoose"> & {
  asked: readonly WrittenName[];
  members: readonly CsvMember[];
};

/** 名前では決まらない選手を、コーチが選ぶ。 */
export function NameChoices({ asked, ...choice }: NameChoicesProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel flush title={formatMessage(csvCheckText.names)}>
      <Help>{formatMessage(csvCheckText.namesHelp)}</Help>
      <NameList names={asked} {...choice} />
    </Panel>
  );
}

const Help = styled.p`
  padding: 0 ${token("sp-4")} ${token("sp-2")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

import type { WrittenName } from "@kyuseki/domain/csv";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Accordion } from "../../../../components/Accordion/Accordion.tsx";
import { Panel } from "../../../../components/Panel/Panel.tsx";
import { csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import type { CsvImportScreenProps } from "../csvImportProps.ts";
import type { CsvMember } from "../csvStage.ts";
import { NameList } from "./NameList.tsx";

type CertainNamesProps = Pick<CsvImportScreenProps, "onChoose"> & {
  certain: readonly WrittenName[];
  members: readonly CsvMember[];
};

/** 名前だけで決まった選手。ちがう選手なら選び直せるように、たたんで置く。選び直したものがあれば開いておく。 */
export function CertainNames({ certain, ...choice }: CertainNamesProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(certain.some(isChanged));

  return (
    <Panel flush>
      <Accordion
        title={formatMessage(csvValueText.certainNames, { count: certain.length })}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <NameList names={certain} {...choice} />}
      </Accordion>
    </Panel>
  );
}

const isChanged = ({ match, left }: WrittenName) => left || (match.state === "matched" && match.chosen);

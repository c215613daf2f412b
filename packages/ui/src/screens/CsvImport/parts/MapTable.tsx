import {
  type ColumnMapping,
  type CsvTarget,
  type CsvUnit,
  csvTargets,
  isMeasured,
  measuredTargets,
  unitsOf,
} from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Select } from "../../../components/Select/Select.tsx";
import { csvTargetText } from "../../../copy/analyzer/csvFile.ts";
import { csvMapText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { OpenedCsv } from "./csvStage.ts";

type MapTableProps = {
  file: OpenedCsv;
  mapping: ColumnMapping;
  /** 使わない列も出す。 */
  everyColumn: boolean;
  onMappingChange: (mapping: ColumnMapping) => void;
};

/** ファイルの列と、それを読む項目と単位。 */
export function MapTable({ file, mapping, everyColumn, onMappingChange }: MapTableProps) {
  const { formatMessage } = useIntl();
  const targetOf = new Map(csvTargets.flatMap((target) => (mapping[target] ? [[mapping[target].column, target]] : [])));
  const options = [
    { value: "", label: formatMessage(csvMapText.unused) },
    ...csvTargets.map((target) => ({ value: target, label: formatMessage(csvTargetText[target]) })),
  ];

  const handleTarget = (column: number, chosen: string) => {
    const target = csvTargets.find((it) => it === chosen);
    const before = targetOf.get(column);
    const { [before ?? "player"]: _, ...rest } = mapping;
    const kept = before ? rest : mapping;
    onMappingChange(target ? { ...kept, [target]: { column, unit: null } } : kept);
  };
  const handleUnit = (target: CsvTarget, unit: CsvUnit | undefined) => {
    const at = mapping[target];
    if (at) onMappingChange({ ...mapping, [target]: { ...at, unit: unit ?? null } });
  };

  return (
    <Table>
      <Head>
        <tr>
          {(["column", "sample", "target", "unit"] as const).map((name) => (
            <Cell key={name} as="th" scope="col">
              {formatMessage(csvMapText[name])}
            </Cell>
          ))}
        </tr>
      </Head>
      <tbody>
        {file.header.map((heading, column) => {
          const target = targetOf.get(column);
          if (!target && !everyColumn) return null;
          const units = target && isMeasured(target) ? unitsOf(measuredTargets[target].quantity) : [];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings repeat
            <Row key={column}>
              <Cell as="th" scope="row">
                {heading}
              </Cell>
              <Sample>{file.sample[column]}</Sample>
              <Cell>
                <Select
                  label={formatMessage(csvValueText.targetOf, { column: heading })}
                  options={options}
                  value={target ?? ""}
                  onChange={(event) => handleTarget(column, event.target.value)}
                />
              </Cell>
              <Cell>
                {target && units.length === 1 && units[0]}
                {target && units.length > 1 && (
                  <Select
                    label={formatMessage(csvValueText.unitOf, { column: heading })}
                    options={[
                      { value: "", label: formatMessage(csvMapText.unsaid) },
                      ...units.map((unit) => ({ value: unit, label: unit })),
                    ]}
                    value={mapping[target]?.unit ?? ""}
                    onChange={(event) =>
                      handleUnit(
                        target,
                        units.find((unit) => unit === event.target.value),
                      )
                    }
                  />
                )}
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

const Head = styled.thead`
  border-block-start: ${token("sp-2")} solid transparent;

  @media ${media.mobile} {
    display: none;
  }
`;

const Row = styled.tr`
  @media ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: ${token("sp-2")} 0;
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Cell = styled.td`
  padding: ${token("sp-1")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  text-align: start;
  overflow-wrap: anywhere;

  &[scope="col"] {
    color: ${token("ink-2")};
    font-weight: ${token("fw-label")};
  }
  @media ${media.mobile} {
    border: 0;
  }
`;

const Sample = styled(Cell)`
  color: ${token("ink-2")};
`;

import type { RosterField } from "@kyuseki/domain/roster";
import { useIntl } from "react-intl";
import { closeIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { bulkValueText, rosterFieldText } from "../../../copy/members/memberBulkAdd.ts";
import type { CheckedRow } from "./checkedRows.ts";
import { DuplicatePlayer } from "./DuplicatePlayer.tsx";
import { RosterCell } from "./RosterCell.tsx";
import { codeOptions, wideFields } from "./rosterShapes.ts";
import type { RowActions } from "./useBulkRows.ts";

type CheckCardProps = { checked: CheckedRow; fields: readonly RosterField[]; actions: RowActions };

/** スマートフォンでの一人分。言うことのない項目は出さない。 */
export function CheckCard({ checked, fields, actions }: CheckCardProps) {
  const { formatMessage } = useIntl();
  const { row } = checked;
  const shown = fields.filter((field) => row.values[field] !== "" || row.asks.includes(field));

  return (
    <article data-part="card" aria-label={formatMessage(bulkValueText.row, { line: row.line })}>
      <IconButton
        icon={closeIcon}
        label={formatMessage(bulkValueText.remove, { line: row.line })}
        data-remove={row.line}
        onClick={() => actions.remove(row.line)}
      />
      <dl data-part="facts">
        {shown.map((field) => (
          <div
            key={field}
            data-code={field in codeOptions ? "" : undefined}
            data-wide={wideFields.includes(field) ? "" : undefined}
          >
            <dt data-part="label">{formatMessage(rosterFieldText[field])}</dt>
            <dd>
              <RosterCell checked={checked} field={field} onChange={actions.change} />
            </dd>
          </div>
        ))}
      </dl>
      <DuplicatePlayer checked={checked} onAllow={actions.allow} />
    </article>
  );
}

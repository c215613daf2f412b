import type { Duty } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { dutiesText, dutiesWords } from "../../../copy/events/eventHelp.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Note } from "../../../layout/Text/Note.ts";
import type { TeamEventScreenProps } from "../teamEventProps.ts";

type SuggestDialogProps = Pick<TeamEventScreenProps, "onSaveDuties"> & {
  duties: readonly Duty[];
  /** それぞれの当番の家族。 */
  suggested: readonly (number | null)[];
  nameOf: (familyId: number) => string;
  onClose: () => void;
};

/** 未定の当番を、回数の少ない家族に割り当てる。 */
export function SuggestDialog({ duties, suggested, nameOf, onSaveDuties, onClose }: SuggestDialogProps) {
  const { formatMessage } = useIntl();
  const filled = duties.map((duty, at) => ({ ...duty, family_id: suggested[at] ?? null }));
  const open = filled.filter((_, at) => duties[at]?.family_id === null);
  const sending = useConfirmedSending(() => onSaveDuties(filled), onClose);

  return (
    <ConfirmDialog
      {...sending}
      title={formatMessage(dutiesWords.suggestAsk, { count: open.length })}
      confirm={{ label: formatMessage(dutiesText.save) }}
      onClose={onClose}
    >
      <Stack>
        <ul>
          {open.map(({ duty_id, name, family_id }) => (
            <li key={duty_id}>
              {formatMessage(dutiesWords.suggested, {
                duty: name,
                family: family_id === null ? formatMessage(dutiesText.open) : nameOf(family_id),
              })}
            </li>
          ))}
        </ul>
        <Note>{formatMessage(dutiesText.suggestBody)}</Note>
      </Stack>
    </ConfirmDialog>
  );
}

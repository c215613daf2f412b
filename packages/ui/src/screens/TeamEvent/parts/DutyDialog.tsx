import { type Duty, type EventFamily, eventLimits, saveDuties, suggestDuties } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { swapIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { FormModal } from "../../../components/Modal/FormModal.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { dutiesText, dutiesWords } from "../../../copy/events/eventHelp.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useForm } from "../../../state/useForm.ts";
import { useSending } from "../../../state/useSending.ts";
import type { TeamEventScreenProps } from "../teamEventProps.ts";

type DutyDialogProps = Pick<TeamEventScreenProps, "onSaveDuties"> & {
  duties: readonly Duty[];
  /** 何番目か。終わりなら、新しい当番。 */
  at: number;
  /** 回数の少ない順。 */
  candidates: readonly EventFamily[];
  nameOf: (familyId: number) => string;
  onClose: () => void;
};

const { name } = saveDuties.body.shape.duties.def.element.shape;
/** Any choice of the list; 0 stands for nobody yet. */
const family = { safeParse: (value: unknown) => ({ success: true as const, data: Number(value) }) };

/** 当番の名前と、お願いする家族。 */
export function DutyDialog({ duties, at, candidates, nameOf, onSaveDuties, onClose }: DutyDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const duty = duties[at];
  const removing = useSending();
  const others = duties.filter((_, place) => place !== at);
  const [proposedId] = suggestDuties(candidates, [{ family_id: null }, ...others]);
  const proposed = candidates.find(({ family_id }) => family_id === proposedId);
  const { values, busy, failure, fieldError, change, form } = useForm({
    fields: { name, family_id: family },
    empty: { name: duty?.name ?? "", family_id: `${duty ? (duty.family_id ?? proposedId ?? 0) : (proposedId ?? 0)}` },
    onSend: async (draft) => {
      const saved = { name: draft.name, family_id: draft.family_id || null };
      await onSaveDuties(duty ? duties.with(at, { ...duty, ...saved }) : [...duties, saved]);
      onClose();
    },
  });
  const remove = async () => {
    const sent = await removing.send(() => onSaveDuties(others));
    if ("result" in sent) onClose();
  };
  const hasLeft = duty?.family_id != null && !candidates.some(({ family_id }) => family_id === duty.family_id);

  return (
    <FormModal
      title={duty?.name ?? formatMessage(dutiesText.add)}
      formId={formId}
      submit={formatMessage(dutiesText.save)}
      busy={busy || removing.busy}
      onClose={onClose}
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          <FailureBanner failure={failure ?? removing.failure} />
          <TextField
            name="name"
            label={formatMessage(dutiesText.name)}
            help={formatMessage(dutiesText.nameHelp)}
            required
            max={eventLimits.dutyNameMax}
            value={values.name}
            error={fieldError("name")}
            onChange={(event) => change({ name: event.target.value })}
          />
          <SelectField
            name="family_id"
            label={formatMessage(dutiesText.family)}
            help={formatMessage(dutiesText.familyHelp)}
            options={[
              { value: "0", label: formatMessage(dutiesText.later) },
              ...(hasLeft && duty?.family_id ? [{ value: `${duty.family_id}`, label: nameOf(duty.family_id) }] : []),
              ...candidates.map(({ family_id, name: familyName, turns }) => ({
                value: `${family_id}`,
                label: formatMessage(dutiesWords.turns, { name: familyName, count: turns }),
              })),
            ]}
            value={values.family_id}
            onChange={(event) => change({ family_id: event.target.value })}
          />
          <Cluster>
            {proposed && values.family_id !== `${proposed.family_id}` && (
              <Button size="s" icon={swapIcon} onClick={() => change({ family_id: `${proposed.family_id}` })}>
                {formatMessage(dutiesWords.propose, { name: proposed.name })}
              </Button>
            )}
            {duty && (
              <Button variant="danger" size="s" icon={trashIcon} busy={removing.busy} onClick={() => void remove()}>
                {formatMessage(dutiesText.remove)}
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
    </FormModal>
  );
}

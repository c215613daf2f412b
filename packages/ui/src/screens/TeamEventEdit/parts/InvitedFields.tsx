import type { Member, RecipientGroup } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { ChipGroup } from "../../../components/Chip/ChipGroup.tsx";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { fetchChooseRecipients } from "../../../components/RecipientChips/fetchChooseRecipients.ts";
import { useRecipients } from "../../../components/RecipientChips/useRecipients.ts";
import { eventFieldText, teamEventEditText } from "../../../copy/events/teamEventEdit.ts";
import { recipientText, recipientValueText } from "../../../copy/notices/recipients.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import type { FormPart } from "./formPart.ts";

export type InvitedFieldsProps = FormPart & {
  members: readonly Member[];
  groups: readonly RecipientGroup[];
  loadPart: LoadPart;
};

/** だれを呼ぶか：全員か、札と名前で選んだ選手。 */
export function InvitedFields({ values, onChange, fieldError, members, groups, loadPart }: InvitedFieldsProps) {
  const { formatMessage } = useIntl();
  const [isChoosing, setChoosing] = useState(false);
  const ChooseRecipients = usePart(isChoosing, {
    load: loadPart,
    fetchPart: fetchChooseRecipients,
    onMissing: () => setChoosing(false),
  });
  const { chips, chosen, players, choose } = useRecipients({ values, onChange, suggested, members, groups });
  const picked = members.filter(({ id }) => chosen.picked.includes(id)).length;

  return (
    <>
      <RadioGroup
        variant="card"
        label={formatMessage(eventFieldText.everyone)}
        required
        options={[
          {
            value: "everyone",
            label: formatMessage(teamEventEditText.everyone),
            help: formatMessage(teamEventEditText.everyoneHelp),
          },
          {
            value: "some",
            label: formatMessage(teamEventEditText.some),
            help: formatMessage(teamEventEditText.someHelp),
          },
        ]}
        value={values.everyone ? "everyone" : "some"}
        onChange={(whom) =>
          onChange(
            whom === "everyone"
              ? { everyone: true, member_ids: [], audience: formatMessage(recipientText.all) }
              : { everyone: false, member_ids: [], audience: "" },
          )
        }
      />
      {!values.everyone && (
        <ChipGroup
          label={formatMessage(eventFieldText.member_ids)}
          labelPlace="hidden"
          error={fieldError("member_ids")}
          options={chips
            .filter(({ id }) => id !== "all")
            .map(({ id, label, memberIds }) => ({
              value: id,
              label: formatMessage(recipientValueText.chip, { name: label, count: memberIds.length }),
            }))}
          values={chosen.chips}
          onChange={(pressed) => choose({ ...chosen, chips: pressed })}
        >
          <Chip
            name="member_ids"
            icon={plusIcon}
            selected={picked > 0}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            {picked > 0 ? players(picked) : formatMessage(recipientText.choose)}
          </Chip>
        </ChipGroup>
      )}
      {ChooseRecipients && (
        <ChooseRecipients
          members={members}
          chosen={values.member_ids}
          onChoose={(ids) => choose({ chips: [], picked: ids })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

const suggested = { noRecord: [], notToday: [] };

import type { Member } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { ChipGroup } from "../../../components/Chip/ChipGroup.tsx";
import { folderIcon, plusIcon } from "../../../components/Icon/icons.ts";
import { pressedChips } from "../../../components/RecipientChips/recipientChips.ts";
import type { Recipients } from "../../../components/RecipientChips/useRecipients.ts";
import { recipientText, recipientValueText } from "../../../copy/notices/recipients.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { NoticeComposerProps } from "../notificationProps.ts";
import { ReachLine } from "./ReachLine.tsx";

type RecipientsFieldProps = Pick<NoticeComposerProps, "reach" | "onLetters" | "onRetry"> & {
  recipients: Recipients;
  memberIds: readonly number[];
  members: readonly Member[];
  hasGroups: boolean;
  /** 送信先から外れた、もういない選手の数。 */
  gone: number;
  error: string | undefined;
  onOpen: (dialog: "players" | "groups") => void;
};

/** だれに送るか。札で選び、足りなければ一人ずつ選ぶ。 */
export function RecipientsField(props: RecipientsFieldProps) {
  const { recipients, memberIds, members, hasGroups, gone, error, reach, onLetters, onRetry, onOpen } = props;
  const { formatMessage } = useIntl();
  const { chips, chosen, players, choose } = recipients;
  const picked = chosen.picked.length;
  const isSome = memberIds.length > 0;

  return (
    <Stack gap="s" data-field="member_ids">
      <ChipGroup
        label={formatMessage(recipientText.title)}
        required
        error={error}
        options={chips.map(({ id, label, memberIds: ids }) => ({
          value: id,
          label: formatMessage(recipientValueText.chip, { name: label, count: ids.length }),
        }))}
        values={chosen.chips}
        onChange={(after) => choose({ ...chosen, chips: pressedChips(chosen.chips, after) })}
      >
        <Chip icon={plusIcon} selected={picked > 0} aria-haspopup="dialog" onClick={() => onOpen("players")}>
          {picked > 0 ? players(picked) : formatMessage(recipientText.choose)}
        </Chip>
      </ChipGroup>
      {gone > 0 && <Banner tone="w">{formatMessage(recipientValueText.gone, { count: gone })}</Banner>}
      <ReachLine reach={reach} chosen={memberIds.length} members={members} onLetters={onLetters} onRetry={onRetry} />
      {(isSome || hasGroups) && (
        <span>
          <Button variant="ghost" size="s" icon={folderIcon} onClick={() => onOpen("groups")}>
            {formatMessage(isSome ? recipientText.saveGroup : recipientText.groups)}
          </Button>
        </span>
      )}
    </Stack>
  );
}

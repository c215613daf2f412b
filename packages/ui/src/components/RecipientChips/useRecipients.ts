import type { Member, NoticeDraft, RecipientGroup } from "@kyuseki/domain";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useIntl } from "react-intl";
import { recipientText, recipientValueText } from "../../copy/notices/recipients.ts";
import { type Chosen, chosenIn, draftOf, recipientChips, type SuggestedRecipients } from "./recipientChips.ts";

type Audience = Pick<NoticeDraft, "member_ids" | "audience">;

type Source = {
  values: Audience;
  onChange: (chosen: Audience) => void;
  suggested: SuggestedRecipients;
  members: readonly Member[];
  groups: readonly RecipientGroup[];
};

export type Recipients = ReturnType<typeof useRecipients>;

/** The chips, what of them is chosen, and choosing others. */
export function useRecipients({ values, onChange, suggested, members, groups }: Source) {
  const { formatMessage } = useIntl();
  const chips = useMemo(() => {
    const label = (name: keyof typeof recipientText) => formatMessage(recipientText[name]);
    return recipientChips(members, groups, suggested, {
      all: label("all"),
      h: label("h"),
      j: label("j"),
      e: label("e"),
      M: label("M"),
      F: label("F"),
      noRecord: label("noRecord"),
      notToday: label("notToday"),
    });
  }, [members, groups, suggested, formatMessage]);
  const players = (count: number) => formatMessage(recipientValueText.players, { count });

  const draftWith = (next: Chosen) => draftOf(next, chips, members, players);

  // Players whom another screen has chosen come without words for them.
  const isUnnamed = values.audience === "" && members.some(({ id }) => values.member_ids.includes(id));
  const name = useEffectEvent(() => {
    const { audience } = draftWith({ chips: [], picked: values.member_ids });
    onChange({ member_ids: values.member_ids, audience });
  });
  useEffect(() => {
    if (isUnnamed) name();
  }, [isUnnamed]);

  return {
    chips,
    chosen: chosenIn(values, chips),
    players,
    /** What `choose` would write. */
    draftOf: draftWith,
    choose: (next: Chosen) => onChange(draftWith(next)),
  };
}

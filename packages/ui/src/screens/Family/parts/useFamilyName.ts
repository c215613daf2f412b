import type { FamilyPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { familyValueText } from "../../../copy/notices/family.ts";

/** 坂口さんのご家族; on a player's own page 坂口 律さん. */
export function useFamilyName({ reader, family_name, children }: FamilyPage): string {
  const { formatMessage } = useIntl();
  return reader === "player"
    ? formatMessage(familyValueText.player, { name: `${family_name} ${children[0]?.first_name ?? ""}`.trim() })
    : formatMessage(familyValueText.family, { name: family_name });
}

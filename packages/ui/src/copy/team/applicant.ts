import type { Applicant } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";

/** Who applies for membership with the code of a team. */
export const applicantText = defineMessages({
  guardian: { id: "join.guardian", defaultMessage: "保護者" },
  player: { id: "join.self", defaultMessage: "選手本人" },
}) satisfies Record<Applicant, MessageDescriptor>;

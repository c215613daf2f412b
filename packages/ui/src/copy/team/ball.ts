import type { Ball, SportType } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";

export const sportText = defineMessages({
  baseball: { id: "sport.baseball", defaultMessage: "野球" },
  softball: { id: "sport.softball", defaultMessage: "ソフトボール" },
}) satisfies Record<SportType, MessageDescriptor>;

export const ballText = defineMessages({
  rubber: { id: "ball.rubber", defaultMessage: "軟式" },
  hard: { id: "ball.hard", defaultMessage: "硬式" },
  soft: { id: "ball.soft", defaultMessage: "ソフトボール" },
}) satisfies Record<Ball, MessageDescriptor>;

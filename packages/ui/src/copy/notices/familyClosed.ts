import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** A link that opens no page. */
export const familyClosedText = defineMessages({
  unknown: { id: "familyClosed.unknown", defaultMessage: "このリンクは使えません" },
  unknownHelp: {
    id: "familyClosed.unknownHelp",
    defaultMessage:
      "リンクがとちゅうで切れているか、まちがっています。届いたメールや紙のリンクを、もう一度開いてください。それでも開けないときは、チームの指導者に聞いてください。",
  },
  expired: { id: "familyClosed.expired", defaultMessage: "リンクの期限が切れました" },
  revoked: { id: "familyClosed.revoked", defaultMessage: "このリンクは止められています" },
});

export const familyClosedValueText = typed.defineMessages({
  expiredHelp: {
    id: "family.expiredHelp",
    defaultMessage:
      "{team}のこのリンクは、{day}まででした。新しいリンクは、チームの指導者からもらってください。お知らせのメールを受け取っているご家族には、次のメールでも届きます。",
  },
  revokedHelp: {
    id: "family.revokedHelp",
    defaultMessage:
      "{team}のこのリンクは、ご家族かチームの指導者が止めました。新しいリンクは、チームの指導者からもらってください。お知らせのメールを受け取っているご家族には、次のメールでも届きます。",
  },
});

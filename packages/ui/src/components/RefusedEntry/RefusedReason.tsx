import type { FailureCode } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { refusedEntryText } from "../../copy/frame/refusedEntry.ts";
import type { SyncKind } from "../../copy/frame/syncStatus.ts";
import { momentOf, shortDateTime } from "../../format/date.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { Banner } from "../Banner/Banner.tsx";
import { reasonText } from "./reasonText.ts";

export type RefusedReasonProps = {
  kind: SyncKind;
  /** 何を入れたか。「50m走 8.21秒」 */
  label: string;
  /** だれの、どこに。「佐藤 一さん・冬の測定会」 */
  detail: string;
  /** ISO 8601。 */
  enteredAt: string;
  code: FailureCode;
  /** サーバーの一文。 */
  message?: string | undefined;
  /** 入力欄に戻してあるか、書きかけがあって戻せないか、戻すところがないか。 */
  form: "taken" | "occupied" | "none";
};

/** 断られた入力の中身とわけ。入力の窓の中で、直すときに見る。 */
export function RefusedReason({ kind, label, detail, enteredAt, code, message, form }: RefusedReasonProps) {
  const intl = useIntl();
  const { formatMessage } = intl;

  return (
    <Banner tone="d">
      <p>
        <b>{label}</b>{" "}
        <Caption>{formatMessage(refusedEntryText.what, { detail, time: shortDateTime(momentOf(enteredAt)) })}</Caption>
      </p>
      <p>{reasonText(intl, kind, code, message)}</p>
      {form !== "none" && <p>{formatMessage(refusedEntryText[form])}</p>}
    </Banner>
  );
}

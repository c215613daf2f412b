import { useIntl } from "react-intl";
import { filmText } from "../../copy/film.ts";
import { useSending } from "../../state/useSending.ts";
import { useRefusalSentence } from "../Banner/useRefusalSentence.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";

type RemoveFilmProps = { onRemove: () => Promise<unknown>; onClose: () => void };

/** 元には戻せないので、先に確かめる。 */
export function RemoveFilm({ onRemove, onClose }: RemoveFilmProps) {
  const { formatMessage } = useIntl();
  const { busy, refusal, send } = useSending();

  const handleConfirm = async () => {
    if ("result" in (await send(onRemove))) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(filmText.removeTitle)}
      confirm={{ label: formatMessage(filmText.remove), icon: "trash" }}
      tone="danger"
      busy={busy}
      failure={useRefusalSentence(refusal)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {formatMessage(filmText.removeBody)}
    </ConfirmDialog>
  );
}

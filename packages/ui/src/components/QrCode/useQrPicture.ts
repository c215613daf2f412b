import { useState } from "react";
import { useIntl } from "react-intl";
import { teamQrValueText } from "../../copy/team/teamQr.ts";
import { saveFile } from "../ExportButton/saveFile.ts";
import type { TeamQr } from "./teamQr.ts";

/** Renders the code as a PNG and passes it on; a browser may refuse to draw. */
export function useQrPicture(onSave: (picture: Blob, fileName: string) => void = saveFile) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);

  const save = async ({ url, code }: TeamQr) => {
    setBusy(true);
    setRefused(false);
    try {
      // Comes with the first press, with what draws the code.
      const { qrPng } = await import("./qrPng.ts");
      onSave(await qrPng(url), formatMessage(teamQrValueText.file, { code }));
    } catch {
      setRefused(true);
    }
    setBusy(false);
  };
  return { save, busy, isRefused };
}

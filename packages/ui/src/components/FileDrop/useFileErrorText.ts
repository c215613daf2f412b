import { fileSize } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { fileText, fileValueText } from "../../copy/controls/files.ts";
import type { FileErrorCause, FileRules } from "./sortFiles.ts";

/** Why a file was refused and what to do, as a sentence. */
export function useFileErrorText({ accept, maxBytes }: FileRules) {
  const { formatMessage } = useIntl();

  return (file: { size: number }, cause: FileErrorCause): string => {
    switch (cause) {
      case "type":
        return formatMessage(fileValueText.type, { types: accept.map(nameOf).join("・") });
      case "size":
        return formatMessage(fileValueText.size, { size: fileSize(file.size), max: fileSize(maxBytes) });
      case "empty":
        return formatMessage(fileText.empty);
      case "count":
        return formatMessage(fileText.count);
    }
  };
}

const nameOf = (pattern: string) =>
  pattern
    .replace(/^(\.|.*\/)/, "")
    .replace("+xml", "")
    .toUpperCase();

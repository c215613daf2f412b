import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { uploadIcon } from "../../../components/Icon/icons.ts";
import { evaluationText } from "../../../copy/practice/evaluation.ts";

/** 機器のCSVを取り込む画面へ。 */
export function ImportLink() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink variant="ghost" size="s" icon={uploadIcon} href="/nextshot/analysis/import">
      {formatMessage(evaluationText.importCsv)}
    </ButtonLink>
  );
}

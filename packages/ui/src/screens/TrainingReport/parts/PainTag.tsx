import { useIntl } from "react-intl";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { painValueText } from "../../../copy/practice/pain.ts";
import type { TrainingRow } from "./trainingRows.ts";

/** 7日以内に痛みの記録がある人の印。 */
export function PainTag({ pain }: Pick<TrainingRow["member"], "pain">) {
  const { formatMessage } = useIntl();
  return pain && <Tag tone="w">{formatMessage(painValueText.flag, { pain: pain.pain })}</Tag>;
}

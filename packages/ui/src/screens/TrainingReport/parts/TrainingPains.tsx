import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { usePainWords } from "../../../components/PainReport/usePainWords.ts";
import { trainingReportText, trainingReportValueText } from "../../../copy/practice/trainingReport.ts";
import { shortDate } from "../../../format/date.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";
import type { TrainingRow } from "./trainingRows.ts";

/** 痛みの記録がある選手を、表より先に知らせる。新しいものから。 */
export function TrainingPains({ rows }: { rows: readonly TrainingRow[] }) {
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  const hurt = rows
    .flatMap(({ member, name }) => (member.pain ? [{ id: member.id, name, pain: member.pain }] : []))
    .sort((a, b) => (a.pain.date === b.pain.date ? b.pain.pain - a.pain.pain : a.pain.date < b.pain.date ? 1 : -1));
  if (hurt.length === 0) return null;

  return (
    <Banner tone="w">
      <b>{formatMessage(trainingReportText.pain)}</b>
      <Names>
        {hurt.map(({ id, name, pain }) => (
          <li key={id}>
            <Pain href={`/training-report/${id}?day=${pain.date}#day`}>
              {formatMessage(trainingReportValueText.painOf, { name, pain: painOf(pain), date: shortDate(pain.date) })}
            </Pain>
          </li>
        ))}
      </Names>
    </Banner>
  );
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-4")};
  max-height: calc(3 * ${token("touch")});
  overflow-y: auto;
`;

const Pain = styled(Link)`
  ${touchTarget}
`;

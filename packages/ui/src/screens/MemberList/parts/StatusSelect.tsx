import { useIntl } from "react-intl";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { memberStatusText } from "../../../copy/members/memberList.ts";
import { type MemberStatus, statusesFor } from "./memberStatus.ts";
import { statusWords } from "./statusWords.ts";

export type StatusSelectProps = {
  value: MemberStatus | null;
  analyzerAvailable: boolean;
  onChange: (value: MemberStatus | null) => void;
};

/** すべての状況、参加申請中、利用状況ごと、卒業・退団。 */
export function StatusSelect({ value, analyzerAvailable, onChange }: StatusSelectProps) {
  const intl = useIntl();
  const statuses = statusesFor(analyzerAvailable);

  return (
    <FilterSelect
      label={intl.formatMessage(memberStatusText.label)}
      value={value ?? ""}
      options={[
        { value: "", label: intl.formatMessage(memberStatusText.all) },
        ...statuses.map((status) => ({ value: status, label: statusWords(intl, status) })),
      ]}
      onChange={({ target }) => onChange(statuses.find((status) => status === target.value) ?? null)}
    />
  );
}

import type { Member } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { refreshIcon } from "../../../components/Icon/icons.ts";
import { actionText } from "../../../copy/controls/action.ts";
import { bulkCheckText, bulkValueText } from "../../../copy/members/memberBulkAdd.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { token } from "../../../tokens/theme.ts";
import { type CheckedRow, isUndecided, isWrong } from "./checkedRows.ts";

type CheckSummaryProps = {
  rows: readonly CheckedRow[];
  members: Loadable<readonly Member[]>;
  onRetry: () => void;
};

/** 何件を直すか、同じ選手かもしれない行は何件か。 */
export function CheckSummary({ rows, members, onRetry }: CheckSummaryProps) {
  const { formatMessage } = useIntl();
  const wrong = rows.filter(isWrong).length;
  const same = rows.filter(isUndecided).length;

  return (
    <Banners>
      {wrong > 0 && <Banner tone="w">{formatMessage(bulkValueText.wrong, { total: rows.length, wrong })}</Banner>}
      {same > 0 && <Banner tone="i">{formatMessage(bulkValueText.same, { count: same })}</Banner>}
      {wrong + same === 0 && rows.length > 0 && (
        <Banner tone="s">{formatMessage(bulkValueText.ready, { count: rows.length })}</Banner>
      )}
      {members.status === "failed" && (
        <Banner tone="w">
          {formatMessage(bulkCheckText.uncompared)}
          <Button size="s" icon={refreshIcon} onClick={onRetry}>
            {formatMessage(actionText.retry)}
          </Button>
        </Banner>
      )}
    </Banners>
  );
}

const Banners = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  min-width: 0;

  &:empty {
    display: none;
  }
`;

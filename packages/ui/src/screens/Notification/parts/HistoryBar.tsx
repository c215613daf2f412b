import { noticeLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FoundCount } from "../../../components/FilterBar/FoundCount.tsx";
import { useOrderFilter } from "../../../components/FilterBar/useOrderFilter.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { noticeHistoryText, noticeHistoryValueText, noticeSortText } from "../../../copy/notices/noticeHistory.ts";
import { token } from "../../../tokens/theme.ts";
import type { NoticeHistoryProps } from "../notificationProps.ts";
import { HistoryExport } from "./HistoryExport.tsx";

type HistoryBarProps = Pick<NoticeHistoryProps, "today" | "view" | "onViewChange" | "readAll" | "onExport"> & {
  /** 見つかった数。まだ読んでいれば null。 */
  found: number | null;
};

/** 言葉で探し、並べ替え、CSV で残す。 */
export function HistoryBar({ view, onViewChange, found, ...exporting }: HistoryBarProps) {
  const { formatMessage } = useIntl();
  const { tab, q, sort } = view;
  // Nobody can have read what has not been sent.
  const { "-unread": _, ...always } = noticeSortText;
  const order = useOrderFilter({
    words: tab === "sent" ? noticeSortText : always,
    value: sort,
    onChange: (chosen) => onViewChange({ sort: chosen, page: 1 }),
  });
  const search = formatMessage(noticeHistoryText.search);

  return (
    <Bar>
      <Search>
        <SearchField
          label={search}
          value={q}
          maxLength={noticeLimits.searchMax}
          onChange={(words) => onViewChange({ q: words, page: 1 })}
        />
      </Search>
      {order.control({ wide: false })}
      <FoundCount>
        {q.trim() === "" || found === null ? undefined : formatMessage(noticeHistoryValueText.found, { count: found })}
      </FoundCount>
      {found !== null && found > 0 && (
        <End>
          <HistoryExport tab={tab} {...exporting} />
        </End>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  padding: 0 ${token("sp-4")} ${token("sp-3")};
`;

const Search = styled.div`
  flex: 1 1 ${token("search")};
  min-width: 0;
`;

const End = styled.div`
  margin-inline-start: auto;
`;

import { type PageSize, pageCount, pageSizeFrom, pageSpan, tablePages } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { tableText, tableValueText } from "../../copy/controls/table.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../Icon/icons.ts";
import { FilterSelect } from "../Select/FilterSelect.tsx";
import { pageMarks } from "./pageMarks.ts";
import { Bar, Figure, Gap, Page, Pages, Position, Size, Span } from "./paginationStyle.ts";

export type PaginationProps = {
  /** 絞り込んだ後の件数。 */
  total: number;
  /** 1から数える。 */
  page: number;
  size: PageSize;
  onChange: (change: { page: number; size?: PageSize }) => void;
};

/** 何件のうちのどこを見ているかと、ページの移動。 */
export function Pagination({ total, page, size, onChange }: PaginationProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const count = pageCount(total, size);
  const { first, last } = pageSpan(page, total, size);
  const label = formatMessage(tableText.size);

  const step = (by: -1 | 1) => {
    const target = page + by;
    const isEnd = target < 1 || target > count;
    const name = formatMessage(by === 1 ? tableText.next : tableText.previous);
    return (
      <Page
        type="button"
        aria-label={name}
        title={name}
        aria-disabled={isEnd}
        onClick={() => {
          if (!isEnd) onChange({ page: target });
        }}
      >
        <Icon path={by === 1 ? chevronRightIcon : chevronLeftIcon} />
      </Page>
    );
  };

  return (
    <Bar>
      <Size>
        <span aria-hidden="true">{label}</span>
        <FilterSelect
          label={label}
          value={String(size)}
          options={sizes}
          onChange={({ target }) => onChange({ page: 1, size: pageSizeFrom(target.value) })}
        />
      </Size>
      <Span data-part="span">
        {formatMessage(tableValueText.span, {
          total,
          first,
          last,
          n: (parts) => <Figure key={String(parts)}>{parts}</Figure>,
        })}
      </Span>
      {count > 1 && (
        <Pages aria-label={formatMessage(tableText.pages)}>
          {step(-1)}
          {isMobile ? (
            <Position>{formatMessage(tableValueText.position, { page, count })}</Position>
          ) : (
            pageMarks(page, count).map((mark) =>
              "page" in mark ? (
                <Page
                  key={mark.page}
                  type="button"
                  aria-label={formatMessage(tableValueText.page, { page: mark.page })}
                  aria-current={mark.page === page ? "page" : undefined}
                  onClick={() => {
                    if (mark.page !== page) onChange({ page: mark.page });
                  }}
                >
                  {mark.page}
                </Page>
              ) : (
                <Gap key={`gap-${mark.gapAfter}`} aria-hidden="true">
                  …
                </Gap>
              ),
            )
          )}
          {step(1)}
        </Pages>
      )}
    </Bar>
  );
}

const sizes = tablePages.sizes.map((size) => ({ value: String(size), label: String(size) }));

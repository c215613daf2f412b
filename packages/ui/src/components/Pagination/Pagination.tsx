import { type PageSize, pageCount, pageSizeFrom, pageSpan, tablePages } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { tableText, tableValueText } from "../../copy/controls/table.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Select } from "../Select/Select.tsx";
import { pageMarks } from "./pageMarks.ts";

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
        <Icon name={by === 1 ? "chevronRight" : "chevronLeft"} />
      </Page>
    );
  };

  return (
    <Bar>
      <Size>
        <span aria-hidden="true">{label}</span>
        <Select
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};

  @media ${media.mobile} {
    justify-content: space-between;
  }
`;

const Size = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  white-space: nowrap;
`;

const Span = styled.span`
  white-space: nowrap;
`;

const Pages = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token("rule")};
  margin-inline-start: auto;

  @media ${media.mobile} {
    margin-inline: auto;
  }
`;

const figureStyle = css`
  ${figures}
  font-size: ${token("fs-body-lg")};
  font-weight: ${token("fw-num-s")};
`;

const Figure = styled.b`
  ${figureStyle}
`;

const placeStyle = css`
  display: inline-grid;
  place-items: center;
  min-width: ${token("control-m")};
  min-height: ${token("control-m")};
`;

const Gap = styled.span`
  ${placeStyle}
`;

const Page = styled.button`
  ${figureStyle}
  ${placeStyle}
  padding: 0 ${token("sp-1")};
  border: 0;
  border-radius: ${token("r-m")};
  background: none;
  color: ${token("ink-2")};

  &:hover {
    background: ${token("surface-3")};
  }
  &[aria-current] {
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  &[aria-disabled="true"] {
    background: none;
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;

const Position = styled(Figure)`
  ${placeStyle}
  padding: 0 ${token("sp-3")};
  border-radius: ${token("r-m")};
  background: ${token("ink")};
  color: ${token("ink-inverse")};
  white-space: nowrap;
`;

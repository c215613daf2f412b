import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { percentileText, percentileValueText } from "../../copy/charts/percentile.ts";
import { media, token } from "../../tokens/theme.ts";
import { bandLook } from "./bandLook.ts";
import { type PercentileItem, PercentileRow } from "./PercentileRow.tsx";

export type PercentileTrackProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  items: readonly PercentileItem[];
  /** 何から計算したか。例：「直近1か月の419球」。必ず書く。 */
  basis: string;
};

/** 同じ学年の100人に並べたときの位置。本塁の形が本人で、推定値であることと根拠を必ず添える。 */
export function PercentileTrack({ items, basis, ...rest }: PercentileTrackProps) {
  const { formatMessage } = useIntl();

  return (
    <Tracks {...rest}>
      {items.length === 0 ? (
        <Empty>{formatMessage(percentileText.none)}</Empty>
      ) : (
        <List>
          {items.map((item) => (
            <PercentileRow key={item.id} {...item} />
          ))}
        </List>
      )}
      <Foot>
        <Key>
          <Swatch aria-hidden="true" />
          {formatMessage(percentileText.middle)}
        </Key>
        <Key>{formatMessage(percentileText.median)}</Key>
        <Key>{formatMessage(percentileValueText.estimate, { basis })}</Key>
      </Foot>
    </Tracks>
  );
}

const Tracks = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/** Rows have the same height with and without a track. */
const List = styled.ul`
  display: grid;
  flex: auto;
  grid-auto-rows: 1fr;
`;

const Empty = styled.p`
  padding: ${token("sp-6")} 0;
  color: ${token("ink-2")};
  text-align: center;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-4")};
  padding-block-start: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};

  &:last-child {
    margin-inline-start: auto;
  }
`;

const Swatch = styled.span`
  ${bandLook}
  width: ${token("sp-6")};
  height: ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};

  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

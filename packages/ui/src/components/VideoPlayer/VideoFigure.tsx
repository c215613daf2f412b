import type { ReactNode } from "react";
import styled from "styled-components";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";

export type VideoFigureProps = {
  /** 数字の上の一行。強い言葉と、添える言葉。 */
  title: string;
  note?: ReactNode;
  /** null は測れなかった。数字を出さない。 */
  kmh: number | null;
  /** 打球の角度（度）。 */
  angleDeg?: number | null;
  /** 自己最大など、灯らせるもの。 */
  lamp?: boolean;
};

/** 動画に重ねる、何の記録かと速さ。 */
export function VideoFigure({ title, note, kmh, angleDeg = null, lamp = false }: VideoFigureProps) {
  return (
    <Figure data-lamp={lamp || undefined}>
      <p>
        <strong>{title}</strong>
        {note && <span>{note}</span>}
      </p>
      {kmh !== null && (
        <p>
          <b>{decimal(kmh, 1)}</b>
          <small>km/h</small>
          {angleDeg !== null && (
            <>
              <b data-minor>{decimal(angleDeg, 1)}</b>
              <small>°</small>
            </>
          )}
        </p>
      )}
    </Figure>
  );
}

const Figure = styled.div`
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${token("sp-2")};
    font-size: ${token("fs-small")};
    line-height: ${token("lh-label")};
  }
  & > p > span {
    color: ${token("board-ink-2")};
  }
  &[data-lamp] > p > strong {
    color: ${token("board-lamp")};
  }
  & b {
    font-family: ${token("font-num")};
    font-feature-settings: "tnum", "lnum";
    font-size: ${token("fs-num-xl")};
    font-weight: ${token("fw-num-xl")};
    line-height: ${token("lh-num-m")};
  }
  & b[data-minor] {
    margin-inline-start: ${token("sp-1")};
    font-size: ${token("fs-num-m")};
  }
  & small {
    margin-inline-start: calc(-1 * ${token("sp-1")});
    font-size: ${token("fs-caption")};
  }

  @media ${media.mobile} {
    & b {
      font-size: ${token("fs-num-l")};
    }
    & b[data-minor] {
      font-size: ${token("fs-num-s")};
    }
  }
`;

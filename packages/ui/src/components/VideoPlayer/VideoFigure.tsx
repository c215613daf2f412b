import type { ReactNode } from "react";
import styled from "styled-components";
import { decimal } from "../../format/decimal.ts";
import { figures, media, token } from "../../tokens/theme.ts";

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
    <div data-lamp={lamp || undefined}>
      <Line>
        <Title>{title}</Title>
        {note && <Note>{note}</Note>}
      </Line>
      {kmh !== null && (
        <Line>
          <Figure>{decimal(kmh, 1)}</Figure>
          <Unit>km/h</Unit>
          {angleDeg !== null && (
            <>
              <Figure data-minor>{decimal(angleDeg, 1)}</Figure>
              <Unit>°</Unit>
            </>
          )}
        </Line>
      )}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token("sp-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-label")};
`;

const Title = styled.strong`
  [data-lamp] > * > & {
    color: ${token("board-lamp")};
  }
`;

const Note = styled.span`
  color: ${token("board-ink-2")};
`;

const Figure = styled.b`
  ${figures}
  font-size: ${token("fs-num-xl")};
  font-weight: ${token("fw-num-xl")};
  line-height: ${token("lh-num-m")};

  &[data-minor] {
    margin-inline-start: ${token("sp-1")};
    font-size: ${token("fs-num-m")};
  }
  @media ${media.mobile} {
    font-size: ${token("fs-num-l")};

    &[data-minor] {
      font-size: ${token("fs-num-s")};
    }
  }
`;

const Unit = styled.small`
  margin-inline-start: calc(-1 * ${token("sp-1")});
  font-size: ${token("fs-caption")};
`;

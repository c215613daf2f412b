import { Fragment, useDeferredValue } from "react";
import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { boardValueText, submissionText } from "../../copy/controls/statPanel.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { lateFrom, NameTile } from "./NameTile.tsx";

export type LineupPlayer = {
  id: string | number;
  /** 札に出す姓。同じ姓がいれば、見分けられるところまで。 */
  name: string;
  fullName: string;
  href: string;
  submitted: boolean;
  /** 最後の記録からの日数。一度もなければ null。 */
  daysWithout: number | null;
};
export type LineupGroup = {
  id: string;
  name: string;
  players: readonly LineupPlayer[];
  /** 札が全員の分ないとき、全員の数。残りは `moreHref` で見る。 */
  counted?: { submitted: number; total: number; moreHref: string };
};
export type LineupProps = {
  groups: readonly LineupGroup[];
};

/** 今日だれが出したか。区分ごとに名前を並べる。 */
export function Lineup({ groups }: LineupProps) {
  const { formatMessage } = useIntl();
  const tiles = groups.reduce((sum, { players }) => sum + players.length, 0);
  // Measuring very many names blocks rendering, so the rest of the page renders first.
  const isDrawn = useDeferredValue(true, tiles <= tilesAtOnce);

  return (
    <Groups data-awaited={!isDrawn || undefined}>
      {groups.map(({ id, name, players, counted }) => {
        const submitted = counted?.submitted ?? players.filter((player) => player.submitted).length;
        const total = counted?.total ?? players.length;
        return (
          <Fragment key={id}>
            <Name>
              {name}
              <Score aria-hidden="true">
                <Submitted>{submitted}</Submitted>/{total}
              </Score>
              <VisuallyHidden>{formatMessage(boardValueText.submittedOf, { submitted, total })}</VisuallyHidden>
            </Name>
            <Players>
              <Tiles style={isDrawn ? undefined : roomFor(players.length)}>
                {isDrawn &&
                  players.map((player) => (
                    <li key={player.id}>
                      <PlayerTile player={player} />
                    </li>
                  ))}
                {counted && total > players.length && (
                  <li>
                    <More href={counted.moreHref}>
                      {formatMessage(boardValueText.rest, { rest: total - players.length })}
                    </More>
                  </li>
                )}
              </Tiles>
            </Players>
          </Fragment>
        );
      })}
    </Groups>
  );
}

function PlayerTile({ player }: { player: LineupPlayer }) {
  const { formatMessage } = useIntl();
  const { name, fullName, href, submitted, daysWithout } = player;
  // The spoken name contains the visible words of the tile.
  const isWhole = `${fullName} `.startsWith(`${name} `);
  const saying = (state: string) =>
    isWhole
      ? formatMessage(boardValueText.player, { name: fullName, state })
      : formatMessage(boardValueText.shortened, { short: name, state, name: fullName });

  if (submitted) {
    return <NameTile name={name} href={href} state="on" spoken={saying(formatMessage(submissionText.submitted))} />;
  }
  if (daysWithout !== null && daysWithout >= lateFrom) {
    const spoken = formatMessage(boardValueText.absent, { family: name, days: daysWithout, name: fullName });
    return <NameTile name={name} href={href} state="late" days={daysWithout} spoken={spoken} />;
  }
  return <NameTile name={name} href={href} state="waiting" spoken={saying(formatMessage(submissionText.waiting))} />;
}

const tilesAtOnce = 48;
/** Roughly as high as the names, so that the content below barely moves when they appear. */
const roomFor = (names: number) => ({
  minBlockSize: `calc(${Math.ceil(names / 4)} * (${token("control-s")} + ${token("sp-2")}))`,
});

const Groups = styled.dl`
  display: grid;
  grid-template-columns: minmax(${token("sp-9")}, auto) minmax(0, 1fr);

  &[data-awaited] {
    visibility: hidden;
  }
`;

const rowStyle = css`
  padding-block: ${token("sp-2")};

  &:not(:first-of-type) {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Name = styled.dt`
  ${rowStyle}
  position: relative;
  padding-inline-end: ${token("sp-3")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-h3")};
  line-height: 1.25;
`;

const Score = styled.span`
  display: block;
  color: ${token("ink-3")};
  ${figures}
  font-size: ${token("fs-h3")};
  font-weight: ${token("fw-num-s")};
`;

const Submitted = styled.b`
  color: ${token("ink")};
  font-size: calc(1.1 * ${token("fs-num-m")});
  font-weight: ${token("fw-num-l")};
`;

const Players = styled.dd`
  ${rowStyle}
`;

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};

  @media ${media.laptop} {
    gap: calc(1.5 * ${token("sp-1")});
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("control-s")};
  font-size: ${token("fs-small")};
`;

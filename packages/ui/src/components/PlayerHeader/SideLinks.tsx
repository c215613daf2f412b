import { useIntl } from "react-intl";
import styled from "styled-components";
import { navigationText } from "../../copy/frame/nav.ts";
import { media, token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";

export type SideLinksProps = { current: Side; battingHref: string; pitchingHref: string };
export type Side = "batting" | "pitching";

/** 打撃と投球。切り替えの見た目をした、二つのリンク。 */
export function SideLinks({ current, battingHref, pitchingHref }: SideLinksProps) {
  const { formatMessage } = useIntl();
  const hrefs = { batting: battingHref, pitching: pitchingHref } as const satisfies Record<Side, string>;

  return (
    <Pair role="group" aria-label={formatMessage(navigationText.kind)}>
      {sides.map((side) => (
        <Way key={side} look="bare" href={hrefs[side]} aria-current={side === current ? "true" : undefined}>
          {formatMessage(navigationText[side])}
        </Way>
      ))}
    </Pair>
  );
}

const sides = ["batting", "pitching"] as const satisfies readonly Side[];

const Pair = styled.div`
  display: inline-flex;
  flex: none;
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
`;

const Way = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-height: calc(${token("control-s")} - 2 * ${token("hairline")});
  padding: 0 ${token("sp-3")};
  border-radius: ${token("r-s")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};
  white-space: nowrap;

  &[data-look] {
    color: ${token("ink-2")};
  }
  &:hover {
    background: ${token("surface-3")};
  }
  &[aria-current] {
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

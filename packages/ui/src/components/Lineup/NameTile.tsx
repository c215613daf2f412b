import { useIntl } from "react-intl";
import styled from "styled-components";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import { Link, type LinkProps } from "../Link/Link.tsx";

/** この日数から、記録のないことを目立たせる。 */
export const lateFrom = 3;

/** `on` 済み、`waiting` まだ、`late` 長くまだ。 */
export type NameTileLook = "on" | "waiting" | "late";
export type NameTileProps = Omit<LinkProps, "look" | "children"> & {
  /** 札に出す名前。ふつうは姓。 */
  name: string;
  /** 名前と状態の読み上げ。札に書かれた言葉を、書かれた順に含む（「西田 3日 記録なし（西田 大和）」）。 */
  spoken: string;
  state: NameTileLook;
  /** 記録のない日数。 */
  days?: number;
};

/** 名前の札。形と色で状態を分け、押すとその選手へ行く。 */
export function NameTile({ name, spoken, state, days, ...rest }: NameTileProps) {
  const { formatMessage } = useIntl();

  return (
    <Tile {...rest} look="bare" data-state={state} aria-label={spoken}>
      {name}
      {days !== undefined && (
        <span>
          {" "}
          <b data-part="days">{days}</b>
          <small data-part="note">{formatMessage(statPanelText.day)}</small>
        </span>
      )}
    </Tile>
  );
}

export const tileLooks = {
  on: { ink: token("primary-text"), ground: token("primary-soft"), edge: "transparent", line: "solid" },
  waiting: { ink: token("ink-2"), ground: "transparent", edge: token("line-strong"), line: "dashed" },
  late: { ink: token("warn"), ground: token("warn-soft"), edge: token("warn-mark"), line: "solid" },
} as const satisfies Record<NameTileLook, { ink: string; ground: string; edge: string; line: "solid" | "dashed" }>;

const Tile = styled(Link)`
  display: inline-flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: baseline;
  gap: 0 ${token("sp-1")};
  min-height: ${token("control-s")};
  padding: ${token("rule")} ${token("sp-2")};
  border: ${token("hairline")} solid;
  border-radius: ${token("r-s")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};

  ${Object.entries(tileLooks)
    .map(
      ([state, { ink, ground, edge, line }]) =>
        `&[data-state="${state}"] { color: ${ink}; background: ${ground}; border: ${token("hairline")} ${line} ${edge}; }`,
    )
    .join("\n")}
  &:hover {
    text-decoration: underline;
  }
  & [data-part="note"] {
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  & [data-part="days"] {
    ${figures}
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-l")};
    line-height: 1;
  }
  @media ${media.touch} {
    padding-inline: ${token("sp-3")};
    font-size: ${token("fs-body")};
  }
  @media ${media.forcedColors} {
    &[data-state="on"] {
      border-width: ${token("rule")};
    }
    &[data-state="late"] {
      border-style: double;
      border-width: ${token("edge")};
    }
  }
`;

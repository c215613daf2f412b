import { useIntl } from "react-intl";
import { numberText } from "../../copy/controls/number.ts";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { decimal } from "../../format/decimal.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronRightIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { Stat } from "./stat.ts";

type StatFigureProps = { stat: Stat; loading: boolean };

/** 一つの数字と、その名前と、比べるもの。 */
export function StatFigure({ stat, loading }: StatFigureProps) {
  const { formatMessage } = useIntl();
  const { label, lead, note, href, hideBelow } = stat;
  const absence = formatMessage(loading ? statPanelText.loading : numberText.none);
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{absence}</VisuallyHidden>
    </>
  );
  const figure = (value: number | string | null, digits: 0 | 1 = 0) => {
    if (loading || value === null) return none;
    return <span>{typeof value === "number" ? decimal(value, digits) : value}</span>;
  };
  const name = (
    <>
      {lead && <b data-part="lead">{lead}</b>}
      {label}
    </>
  );

  return (
    <div data-hide-below={hideBelow}>
      <dt data-part="label">
        {href ? (
          <Link href={href} look="bare">
            {name}
            <Icon path={chevronRightIcon} size="s" />
          </Link>
        ) : (
          name
        )}
      </dt>
      {"parts" in stat ? (
        <dd data-part="parts">
          {stat.parts.map((part) => (
            <span key={part.label}>
              <small data-part="name">{part.label}</small>
              {figure(part.value)}
            </span>
          ))}
        </dd>
      ) : (
        <dd data-part="figure">
          {figure(stat.value, stat.digits)}
          {stat.unit && !loading && stat.value !== null && <small data-part="unit">{stat.unit}</small>}
        </dd>
      )}
      {note &&
        (loading ? (
          <dd data-part="note" aria-hidden="true">
            {keptLine}
          </dd>
        ) : (
          <dd data-part="note">{note}</dd>
        ))}
    </div>
  );
}

/** A no-break space keeps the line's height until its words arrive. */
const keptLine = "\u00a0";

import type { ComponentPropsWithRef, ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";

export type CardFact = {
  label: string;
  value: ReactNode;
  /** 見ればわかる値（学年、性別）は、見出しを読み上げだけにする。 */
  plain?: true;
};

export type CardRowProps = Omit<ComponentPropsWithRef<"article">, "children"> & {
  /** 一行目の左。だれの、何の行か。 */
  name: ReactNode;
  /** あれば、カードのどこを押してもここへ進む。 */
  href?: string;
  /** 一行目の前。順位や小さな写真。 */
  lead?: ReactNode;
  /** 一行目の右。いちばん見る数か、操作のボタン。 */
  end?: ReactNode;
  /** 二行目。幅いっぱいの棒や14日のならび。 */
  bar?: ReactNode;
  /** 三行目。3つまで。 */
  facts?: readonly CardFact[];
  /** 待っている操作があるときだけ、幅いっぱいに。 */
  action?: ReactNode;
};

/** スマートフォンでの表の一行。 */
export function CardRow({ name, href, lead, end, bar, facts = [], action, ...rest }: CardRowProps) {
  return (
    <Card {...rest}>
      <div data-part="first">
        {lead && <div data-part="lead">{lead}</div>}
        <div data-part="name">
          {href ? (
            <Link href={href} look="bare">
              {name}
            </Link>
          ) : (
            name
          )}
        </div>
        {end && <div data-part="end">{end}</div>}
      </div>
      {bar && <div data-part="bar">{bar}</div>}
      {facts.length > 0 && (
        <dl data-part="facts">
          {facts.map(({ label, value, plain }) => (
            <div key={label} data-plain={plain}>
              <dt data-part="label">{label}</dt>
              <dd data-part="value">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action && <div data-part="action">{action}</div>}
    </Card>
  );
}

/** The one link or button that the whole card stands for. */
const named = '[data-part="name"] :is([href], [type="button"])';
const toggle = `[data-part="first"]:not(:has(${named})) > [data-part="end"] > [data-part="toggle"]`;
const whole = `:is(${named}, ${toggle})`;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;

  & > [data-part="first"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    min-height: ${token("touch")};
  }
  & [data-part="lead"] {
    flex: none;
  }
  & [data-part="name"] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* The whole card follows its name's link, or opens; controls inside stay on top. */
  & [data-part="name"] > [href] {
    font-weight: ${token("fw-label")};
  }
  & ${whole}::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & ${whole}:focus-visible {
    outline: none;
  }
  & ${whole}:focus-visible::after {
    border-radius: ${token("r-s")};
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: ${token("rule")};
  }
  & :is([data-part="end"], [data-part="action"]) {
    position: relative;
    z-index: ${token("z-raised")};
  }
  & > [data-part="first"]:not(:has(${named})) > [data-part="end"]:has(> [data-part="toggle"]) {
    position: static;
  }
  & [data-part="end"] {
    display: flex;
    flex: none;
    align-items: center;
  }
  & [data-part="end"]:not(:has([type="button"], [href])) {
    pointer-events: none;
  }
  & > [data-part="facts"] {
    display: grid;
    /* Three beside each other; with large text fewer. */
    grid-template-columns: repeat(auto-fit, minmax(calc(7 * ${token("fs-caption")}), 1fr));
    gap: ${token("sp-1")} ${token("sp-3")};
    font-size: ${token("fs-small")};
    line-height: ${token("lh-caption")};
  }
  & > [data-part="facts"]:not(:has(> :nth-child(3))) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > [data-part="facts"] > * > [data-part="label"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="value"] {
    overflow-wrap: anywhere;
  }
  & > [data-part="facts"] > [data-plain] > [data-part="label"] {
    position: absolute;
    clip-path: inset(50%);
    width: ${token("hairline")};
    height: ${token("hairline")};
    overflow: hidden;
    white-space: nowrap;
  }
  & > [data-part="action"] {
    display: grid;
    padding-block-start: ${token("sp-1")};
  }
`;

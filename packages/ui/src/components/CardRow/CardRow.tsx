import type { ComponentPropsWithRef, ReactNode } from "react";
import styled from "styled-components";
import { Link } from "../Link/Link.tsx";
import { cardRowStyle } from "./cardRowStyle.ts";

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

const Card = styled.article`
  ${cardRowStyle}
`;

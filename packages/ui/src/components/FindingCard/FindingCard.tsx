import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { findingText, findingValueText } from "../../copy/support/paper.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Card, CardBody, CardPart, CardTitle } from "./cardStyle.ts";
import { FindingFacts } from "./FindingFacts.tsx";
import { FindingRank } from "./FindingRank.tsx";

export type FindingCardProps = Omit<ComponentPropsWithRef<"article">, "title" | "children"> & {
  /** 確かさの順。1から。 */
  order: number;
  title: string;
  estimate: number;
  /** 90%区間。 */
  interval: { from: number; to: number };
  unit: string;
  digits?: 0 | 1;
  /** 何の数字か。「同学年の中央値 14.9 との差」。 */
  meaning: string;
  /** 「33球」「18球（直球）」。 */
  evidence: string;
  comparedWith: string;
  /** 読むときに気をつけること。 */
  caveat?: string | undefined;
  /** 次に試すこと。 */
  next: string;
  /** いちばん確かなひとつだけ。 */
  surest?: boolean;
  /** 区間の図。 */
  children?: ReactNode;
};

/** わかったことひとつ。推定と幅と根拠と相手、そして次に試すこと。 */
export function FindingCard(props: FindingCardProps) {
  const { order, title, estimate, interval, unit, digits = 1, ...others } = props;
  const { meaning, evidence, comparedWith, caveat, next, surest = false, children, ...rest } = others;
  const { formatMessage } = useIntl();
  const titleId = useId();
  const written = (value: number) => (value > 0 ? "+" : "") + decimal(value, digits);

  return (
    <Card {...rest} aria-labelledby={titleId}>
      <CardBody>
        <CardPart>
          <Head>
            <FindingRank order={order} surest={surest} />
            <CardTitle id={titleId}>{title}</CardTitle>
            {surest && <VisuallyHidden>{formatMessage(findingText.surest)}</VisuallyHidden>}
          </Head>
          <Estimate>
            <Figure>{written(estimate)}</Figure>
            <Unit>{unit}</Unit>
            <Meaning as="small">{meaning}</Meaning>
          </Estimate>
          {children}
        </CardPart>
        <CardPart>
          <FindingFacts
            facts={[
              { name: formatMessage(findingText.evidence), value: evidence },
              {
                name: formatMessage(findingText.width),
                value: formatMessage(findingValueText.interval, {
                  from: written(interval.from),
                  to: written(interval.to),
                  unit,
                  n: (words) => <Bound key={words.join("")}>{words}</Bound>,
                }),
              },
              { name: formatMessage(findingText.comparedWith), value: comparedWith },
              ...(caveat ? [{ name: formatMessage(findingText.caveat), value: caveat }] : []),
            ]}
          />
          <Next>
            <Lead>{formatMessage(findingText.next)}</Lead>
            <p>{next}</p>
          </Next>
        </CardPart>
      </CardBody>
    </Card>
  );
}

const Head = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-2")};
`;

const Estimate = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token("sp-1")};
`;

const Figure = styled.b`
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-num-xl")};
  font-weight: ${token("fw-num-xl")};
  line-height: ${token("lh-num-m")};
`;

const Unit = styled.span`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

const Meaning = styled(Unit)`
  margin-inline-start: auto;
`;

/** An end of the interval. */
const Bound = styled.b`
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-num-s")};
`;

const Next = styled.div`
  margin-block-start: auto;
  padding: ${token("sp-2")} ${token("sp-3")};
  border: ${token("hairline")} solid transparent;
  border-radius: ${token("r-s")};
  background: ${token("primary-soft")};
  font-size: ${token("fs-small")};
`;

const Lead = styled.b`
  color: ${token("primary-text")};
`;

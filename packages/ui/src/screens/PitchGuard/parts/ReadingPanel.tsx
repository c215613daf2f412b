import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { LevelIndicator } from "../../../components/LevelIndicator/LevelIndicator.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { guardReadingText } from "../../../copy/practice/pitchGuard.ts";
import { guardRuleValueText } from "../../../copy/practice/pitchRules.ts";
import { token } from "../../../tokens/theme.ts";

export type ReadingPanelProps = {
  /** 注意とする割合（%）。 */
  caution: number;
};

/** ランプの読みかたと、大会要項を優先すること。 */
export function ReadingPanel({ caution }: ReadingPanelProps) {
  const { formatMessage } = useIntl();
  const meanings = [
    ["room", formatMessage(guardRuleValueText.room, { percent: caution })],
    ["caution", formatMessage(guardRuleValueText.caution, { percent: caution })],
    ["reached", formatMessage(guardReadingText.reached)],
    ["over", formatMessage(guardReadingText.over)],
  ] as const;

  return (
    <Panel title={formatMessage(guardReadingText.title)}>
      <Meanings>
        {meanings.map(([level, words]) => (
          <Meaning key={level}>
            <LevelIndicator level={level} />
            <Words>{words}</Words>
          </Meaning>
        ))}
      </Meanings>
      <Banner tone="i">{formatMessage(guardReadingText.caveat)}</Banner>
    </Panel>
  );
}

const Meanings = styled.ul`
  display: grid;
  gap: ${token("sp-3")};
  padding-block-end: ${token("sp-4")};
`;

const Meaning = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

const Words = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

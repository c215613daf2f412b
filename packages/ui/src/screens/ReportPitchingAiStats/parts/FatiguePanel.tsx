import type { PitchReading } from "@kyuseki/domain";
import type { Fatigue, Stat } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { InsufficientData } from "../../../charts/AiStats/InsufficientData.tsx";
import { signed } from "../../../components/Delta/signed.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { Status } from "../../../components/Status/Status.tsx";
import { aiStatsText, aiStatsValueText } from "../../../copy/analyzer/aiStats.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";

export type FatiguePanelProps = {
  fatigue: Stat<{ types: readonly Fatigue[] }>;
  reading: PitchReading;
};

/** 20球以上投げた最後の日を、球種ごとに10球ずつに。基準からの差で、体のことは言わない。 */
export function FatiguePanel({ fatigue, reading }: FatiguePanelProps) {
  const { formatMessage } = useIntl();
  const nameOf = usePitchName(reading);
  const title = formatMessage(aiStatsText.fatigue);
  if (!fatigue.enough) {
    return (
      <Panel title={title}>
        <InsufficientData
          lack={fatigue}
          note={formatMessage(fatigue.of === "pitches" ? aiStatsText.fatigueLack : aiStatsText.fatigueTypeLack)}
        />
      </Panel>
    );
  }
  const [first] = fatigue.types;

  return (
    <Panel
      title={title}
      caption={first && shortDate(first.day)}
      footer={<Closing>{formatMessage(aiStatsText.closing)}</Closing>}
    >
      <Stack gap="m">
        {fatigue.types.map((type) => (
          <TypeFatigue key={type.code} fatigue={type} name={nameOf(type.code).spoken} />
        ))}
      </Stack>
    </Panel>
  );
}

function TypeFatigue({ fatigue: { basis, blocks, sd, sdKnown }, name }: { fatigue: Fatigue; name: string }) {
  const { formatMessage } = useIntl();
  const against = formatMessage(aiStatsText[basis]);
  const isCompared = blocks.some(({ change }, at) => change !== null && (at > 0 || basis !== "firstTen"));
  const worst = blocks
    .flatMap((block) => (isTold(block.level) && block.change !== null ? [{ ...block, drop: -block.change }] : []))
    .toSorted((a, b) => b.drop - a.drop)[0];

  return (
    <section aria-label={name}>
      <TypeName>{formatMessage(aiStatsValueText.fatigue, { type: name, against })}</TypeName>
      <Blocks>
        {blocks.map(({ from, to, change, level }, at) => (
          <Block key={from} data-level={level ?? undefined}>
            <small>{formatMessage(aiStatsValueText.block, { from, to })}</small>
            <Change>
              {at === 0 && basis === "firstTen" && formatMessage(aiStatsText.base)}
              {(at > 0 || basis !== "firstTen") &&
                (change === null ? formatMessage(aiStatsText.noBlock) : signed(change, 1))}
            </Change>
            {isTold(level) && <small>{formatMessage(aiStatsText[level])}</small>}
          </Block>
        ))}
      </Blocks>
      <p>
        {worst ? (
          <>
            <Status tone="wait">{formatMessage(aiStatsText[worst.level === "warning" ? "warning" : "caution"])}</Status>{" "}
            {formatMessage(aiStatsValueText[sdKnown ? "drop" : "dropUnknownSpread"], {
              from: worst.from,
              to: worst.to,
              drop: decimal(worst.drop, 1),
              sd: decimal(sd, 1),
            })}
          </>
        ) : (
          formatMessage(aiStatsText[isCompared ? "steady" : "notCompared"])
        )}
      </p>
    </section>
  );
}

const isTold = (level: "none" | "caution" | "warning" | null): level is "caution" | "warning" =>
  level === "caution" || level === "warning";

const Blocks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(5.5em, 30%), 1fr));
  gap: ${token("sp-2")};
  padding-block-end: ${token("sp-3")};
`;

const Block = styled.li`
  display: grid;
  gap: ${token("sp-1")};
  align-content: start;
  padding: ${token("sp-2")} ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-s")};

  &:is([data-level="caution"], [data-level="warning"]) {
    border: ${token("rule")} solid ${token("warn-mark")};
    background: ${token("warn-soft")};
  }
`;

const Change = styled.b`
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-num-m")};
  line-height: ${token("lh-num-m")};
`;

const TypeName = styled.h3`
  padding-block-end: ${token("sp-1")};
  font-size: ${token("fs-small")};
`;

const Closing = styled.small`
  color: ${token("ink-2")};
`;

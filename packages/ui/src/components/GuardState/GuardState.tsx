import type { PlayerGuard } from "@kyuseki/domain";
import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { shortDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { alertIcon } from "../Icon/icons.ts";
import { LevelIndicator } from "../LevelIndicator/LevelIndicator.tsx";
import { usePainWords } from "../PainReport/usePainWords.ts";

export type GuardStateProps = ComponentPropsWithRef<"span"> & {
  /** 球数の段階と、この7日の痛みの報告。children は、上限のない選手に段階のかわりに出す。 */
  guard: Pick<PlayerGuard, "level" | "pain">;
};

/** 投手の状態。痛みの報告は球数より先に立ち、余裕ありとは言わない。 */
export function GuardState({ guard: { level, pain }, children, ...rest }: GuardStateProps) {
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  if (!pain) return <span {...rest}>{level ? <LevelIndicator level={level} /> : children}</span>;

  return (
    <Lines {...rest}>
      <Check>
        <Icon path={alertIcon} />
        {formatMessage(guardText.check)}
      </Check>
      <Pain>{formatMessage(guardValueText.painOn, { pain: painOf(pain), date: shortDate(pain.date) })}</Pain>
      {level && level !== "room" && <LevelIndicator level={level} />}
    </Lines>
  );
}

const Lines = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: ${token("rule")};
  min-width: 0;
`;

const Check = styled.b`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-label")};
  white-space: nowrap;
`;

const Pain = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;
  word-break: auto-phrase;
`;

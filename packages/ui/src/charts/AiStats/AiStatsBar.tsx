import type { ReactNode } from "react";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { helpIcon } from "../../components/Icon/icons.ts";
import { ReportPeriod, type ReportPeriodProps } from "../../components/ReportFrame/ReportPeriod.tsx";
import { aiStatsText } from "../../copy/analyzer/aiStats.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import type { FindingMode } from "./findingWords.ts";

export type AiStatsBarProps = {
  mode: FindingMode;
  /** スマートフォンでは、期間もここで選ぶ。 */
  period: Pick<ReportPeriodProps, "value" | "onChange" | "range">;
  /** 何を混ぜないか。 */
  note: string;
  /** 種類や球の記録がなく、数に入らない球。なければ false。 */
  unclassified: string | false;
  /** 種類と球の選択。 */
  children: ReactNode;
};

/** 何を見ているかの選択と、推定値であることと、計算の方法。 */
export function AiStatsBar({ mode, period, note, unclassified, children }: AiStatsBarProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const [isOpen, setOpen] = useState(false);

  return (
    <Bar>
      {isMobile && <ReportPeriod {...period} />}
      {children}
      <Caption>{note}</Caption>
      {unclassified && <Caption>{unclassified}</Caption>}
      <Method>
        <Caption>{formatMessage(aiStatsText.estimate)}</Caption>
        <Button size="s" variant="ghost" icon={helpIcon} onClick={() => setOpen(true)}>
          {formatMessage(aiStatsText.methods)}
        </Button>
      </Method>
      {isOpen && (
        <Suspense>
          <MethodDialog mode={mode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}

const MethodDialog = lazy(() => import("./MethodDialog.tsx").then((module) => ({ default: module.MethodDialog })));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
`;

const Method = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;

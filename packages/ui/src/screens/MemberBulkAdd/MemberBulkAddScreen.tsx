import type { MemberDraft } from "@kyuseki/domain";
import { useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PartPlace } from "../../components/Panel/PartPlace.tsx";
import { Steps } from "../../components/Steps/Steps.tsx";
import { bulkStepText } from "../../copy/members/memberBulkAdd.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { useLaterPart } from "../../state/useLaterPart.ts";
import { token } from "../../tokens/theme.ts";
import { emptyBulkDraft } from "./parts/bulkDraft.ts";
import type { CheckStepProps } from "./parts/CheckStep.tsx";
import { DoneStep, type DoneStepProps } from "./parts/DoneStep.tsx";
import { InputStep, type InputStepProps } from "./parts/InputStep.tsx";
import { fetchCheckPart } from "./parts/parts.ts";

export type MemberBulkAddScreenProps = Omit<DoneStepProps, "count" | "left"> &
  Omit<CheckStepProps, "onAdd"> &
  InputStepProps & {
    /** 追加し終えた人数。続けるか、元に戻すまで、結果を見せる。 */
    added: number | null;
    /** 一度の呼び出しで、全員か、ひとりも追加しないか。断られたときは `Failure` で reject する。 */
    onAdd: (drafts: readonly MemberDraft[]) => Promise<void>;
  };

/** 名簿を貼り付けるかファイルを選び、確かめ、まとめて追加する。 */
export function MemberBulkAddScreen(props: MemberBulkAddScreenProps) {
  const { draft, onDraftChange, added, onAdd } = props;
  const { formatMessage } = useIntl();
  const step = added === null ? draft.step : "done";
  const checkPart = useLaterPart(props.loadPart, fetchCheckPart);
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(step);

  // The pressed button disappears with its step, so the result takes the focus.
  useLayoutEffect(() => {
    if (shown.current !== step && step !== "done") panel.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <Page>
      <Sheet>
        <Panel
          key={step}
          ref={panel}
          tabIndex={-1}
          title={formatMessage(bulkStepText[titles[step]])}
          action={
            <Steps
              label={formatMessage(bulkStepText.steps)}
              steps={[
                formatMessage(bulkStepText.input),
                formatMessage(bulkStepText.check),
                formatMessage(bulkStepText.done),
              ]}
              current={places[step]}
            />
          }
        >
          {step === "input" && <InputStep {...props} />}
          {step === "check" && (
            <PartPlace part={checkPart}>
              {({ CheckStep }) => (
                <CheckStep
                  {...props}
                  onAdd={async (sent, left) => {
                    await onAdd(sent);
                    onDraftChange(left.length > 0 ? { ...draft, rows: left } : emptyBulkDraft);
                  }}
                />
              )}
            </PartPlace>
          )}
          {step === "done" && <DoneStep {...props} count={added ?? 0} left={draft.rows.length} />}
        </Panel>
      </Sheet>
    </Page>
  );
}

const titles = { input: "inputTitle", check: "checkTitle", done: "doneTitle" } as const;
/** Position of each step; all three are done in the result. */
const places = { input: 0, check: 1, done: 3 } as const;

/** As wide as the design's dialog; wider only for a roster with many columns. */
const Sheet = styled.div`
  align-self: center;
  width: 100%;
  max-width: calc(${token("modal-l")} + ${token("cell-m")});

  &:has([data-many-columns]) {
    max-width: none;
  }
`;

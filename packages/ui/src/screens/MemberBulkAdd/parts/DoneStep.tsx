import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { editingText } from "../../../copy/controls/editing.ts";
import { bulkDoneText, bulkValueText } from "../../../copy/members/memberBulkAdd.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useSending } from "../../../state/useSending.ts";
import { media, token } from "../../../tokens/theme.ts";

export type DoneStepProps = {
  count: number;
  /** 追加しないで残した件数。 */
  left: number;
  analyzerAvailable: boolean;
  /** 追加した選手を取り消し、追加する前の下書きに戻す。断られたときは `Failure` で reject する。 */
  onUndo: () => Promise<void>;
  /** 結果を閉じ、残っている下書きの続きをする。 */
  onContinue: () => void;
};

/** 何人追加したか、残りは何件か、次にどこへ行くか。 */
export function DoneStep({ count, left, analyzerAvailable, onUndo, onContinue }: DoneStepProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <Stack>
      <DoneBanner>{formatMessage(bulkValueText.added, { count })}</DoneBanner>
      {left > 0 && <Words>{formatMessage(bulkValueText.left, { count: left })}</Words>}
      <Words>{formatMessage(bulkDoneText.undoHelp)}</Words>
      <FailureBanner failure={failure} />
      <Foot>
        <Button busy={busy} onClick={() => void send(onUndo)}>
          {formatMessage(editingText.reset)}
        </Button>
        <Button onClick={onContinue}>
          {left > 0 ? formatMessage(bulkValueText.fixLeft, { count: left }) : formatMessage(bulkDoneText.more)}
        </Button>
        {analyzerAvailable && (
          <ButtonLink href="/member-list?status=analyzer-awaiting_invitation">
            {formatMessage(bulkDoneText.invite)}
          </ButtonLink>
        )}
        <ButtonLink href="/member-list" variant="primary">
          {formatMessage(bulkDoneText.list)}
        </ButtonLink>
      </Foot>
    </Stack>
  );
}

const Words = styled.p`
  color: ${token("ink-2")};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token("sp-2")};

  & > :first-child {
    margin-inline-end: auto;
  }
  @media ${media.mobile} {
    flex-direction: column-reverse;

    & > :first-child {
      margin-inline-end: 0;
    }
  }
`;

import type { ArchivedAs } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { memberActionText } from "../../../copy/members/memberActions.ts";
import { archivedAsText, memberDetailText } from "../../../copy/members/memberDetail.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";

type ArchivedNoteProps = { archivedAs: ArchivedAs; isManager: boolean; onReinstate: () => Promise<unknown> };

/** 卒業や退団で、一覧にいないこと。戻せるのは監督だけ。 */
export function ArchivedNote({ archivedAs, isManager, onReinstate }: ArchivedNoteProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <>
      <Banner tone="i">
        <Line>
          <Tag>{formatMessage(archivedAsText[archivedAs])}</Tag>
          {formatMessage(memberDetailText.archivedBody)}
          {isManager && (
            <Button size="s" icon="undo" busy={busy} onClick={() => void send(onReinstate)}>
              {formatMessage(memberActionText.reinstate)}
            </Button>
          )}
        </Line>
      </Banner>
      <FailureBanner failure={failure} />
    </>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
`;

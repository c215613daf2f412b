import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { alertIcon, editIcon, sendIcon, swapIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { syncStateText } from "../../../copy/frame/syncState.ts";
import { syncText, syncValueText } from "../../../copy/frame/syncStatus.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { SyncEntry } from "../syncStatusProps.ts";
import { whyOf } from "./syncCsv.ts";
import { useMomentWords } from "./useMomentWords.ts";

type RefusedRowProps = {
  entry: SyncEntry;
  nowS: number;
  onRetry: (id: string) => void;
  onAskDelete: (entry: SyncEntry) => void;
};

/** 送れなかった一つ。 */
export function RefusedRow({ entry, nowS, onRetry, onAskDelete }: RefusedRowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const words = useMomentWords(nowS);
  const { id, label, detail, team, enteredAt, state, href } = entry;
  const isClash = state.status === "clash";
  const name = formatMessage(syncValueText.entryName, { label, detail });
  const whose = team === null ? detail : `${detail}・${formatMessage(syncValueText.otherTeam, { team })}`;

  return (
    <Row>
      <Words>
        <Head>
          <b>{label}</b>
          {isClash && <Tag tone="w">{formatMessage(syncStateText.clash)}</Tag>}
        </Head>
        <Caption>{formatMessage(syncValueText.enteredAt, { detail: whose, time: words.moment(enteredAt) })}</Caption>
        <Why>
          <Icon path={alertIcon} size="s" />
          <span>{whyOf(intl, entry)}</span>
        </Why>
      </Words>
      <Actions>
        {href !== null && (
          <ButtonLink
            size="s"
            icon={isClash ? swapIcon : editIcon}
            href={href}
            aria-label={formatMessage(isClash ? syncValueText.compareOf : syncValueText.editOf, { name })}
          >
            {formatMessage(isClash ? syncText.compare : syncText.edit)}
          </ButtonLink>
        )}
        {!isClash && (
          <Button
            size="s"
            icon={sendIcon}
            aria-label={formatMessage(syncValueText.retryOf, { name })}
            onClick={() => onRetry(id)}
          >
            {formatMessage(syncText.retry)}
          </Button>
        )}
        <Button
          size="s"
          variant="danger"
          icon={trashIcon}
          aria-label={formatMessage(syncValueText.deleteOf, { name })}
          onClick={() => onAskDelete(entry)}
        >
          {formatMessage(syncText.delete)}
        </Button>
      </Actions>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 ${token("cell-l")};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Why = styled.span`
  display: flex;
  gap: ${token("sp-2")};
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  & > :first-child {
    flex: none;
    margin-block-start: 0.2em;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};

  @media ${media.mobile} {
    width: 100%;

    & > * {
      flex: auto;
      white-space: nowrap;
    }
  }
`;

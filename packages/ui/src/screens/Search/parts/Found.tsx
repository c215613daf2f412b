import { useIntl } from "react-intl";
import styled from "styled-components";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import type { SearchHits } from "../../../components/PlayerSearch/searchEverything.ts";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { searchPanelText, searchValueText } from "../../../copy/support/search.ts";
import { token } from "../../../tokens/theme.ts";
import { LinkList, LinkRow } from "./LinkRow.tsx";
import { ListHead } from "./ListHead.tsx";
import { PlayerLinks, type PlayerRowProps } from "./PlayerLinks.tsx";

export type FoundProps = PlayerRowProps & { typed: string; hits: SearchHits };

/** 打った言葉で見つかった選手と画面。 */
export function Found({ typed, hits: { players, screens }, ...row }: FoundProps) {
  const { formatMessage } = useIntl();
  const count = players.length + screens.length;

  return (
    // The field keeps the focus, so that the on-screen keyboard does not close under the finger that presses a row.
    <Body onMouseDown={(event) => event.preventDefault()}>
      <VisuallyHidden role="status">{count > 0 && formatMessage(searchValueText.found, { count })}</VisuallyHidden>
      {count === 0 && (
        <div role="status">
          <EmptyState title={formatMessage(searchValueText.noHits, { typed })}>
            {formatMessage(searchPanelText.noHitsHint)}
          </EmptyState>
        </div>
      )}
      {players.length > 0 && (
        <>
          <ListHead title={formatMessage(searchPanelText.players)} />
          <PlayerLinks label={formatMessage(searchPanelText.players)} players={players} {...row} />
        </>
      )}
      {screens.length > 0 && (
        <>
          <ListHead title={formatMessage(searchPanelText.screens)} />
          <LinkList aria-label={formatMessage(searchPanelText.screens)}>
            {screens.map(({ href, label }) => (
              <LinkRow key={href} href={href}>
                {label}
              </LinkRow>
            ))}
          </LinkList>
        </>
      )}
    </Body>
  );
}

const Body = styled.div`
  padding-block-end: ${token("sp-2")};
`;

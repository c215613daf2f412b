import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { homeIcon, searchIcon } from "../../components/Icon/icons.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { notFoundText } from "../../copy/support/manual.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { token } from "../../tokens/theme.ts";

export type NotFoundScreenProps = {
  homeHref: string;
  /** 選手を探す画面。使えないチームには渡さない。 */
  searchHref?: string | undefined;
};

/** アドレスの形は正しいのに、指すものがないとき。 */
export function NotFoundScreen({ homeHref, searchHref }: NotFoundScreenProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(notFoundText.title);

  return (
    <Page>
      <Panel aria-label={title}>
        <EmptyState
          title={title}
          action={
            <Ways>
              <ButtonLink variant="primary" icon={homeIcon} href={homeHref}>
                {formatMessage(notFoundText.home)}
              </ButtonLink>
              {searchHref && (
                <ButtonLink icon={searchIcon} href={searchHref}>
                  {formatMessage(notFoundText.search)}
                </ButtonLink>
              )}
            </Ways>
          }
        >
          {formatMessage(notFoundText.lead)}
        </EmptyState>
      </Panel>
    </Page>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token("sp-2")};
`;

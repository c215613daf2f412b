import { useIntl } from "react-intl";
import styled from "styled-components";
import { releaseText } from "../../copy/frame/release.ts";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { refreshIcon } from "../Icon/icons.ts";

export type NewVersionBarProps = {
  onReload: () => void;
};

/** 開こうとした画面が、読み込み済みの版にはもうないとき。書きかけは失われない。 */
export function NewVersionBar({ onReload }: NewVersionBarProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar role="status">
      <Sign path={refreshIcon} size="l" />
      <Words>
        <Title>{formatMessage(releaseText.newVersion)}</Title>
        <Lead>{formatMessage(releaseText.newVersionLead)}</Lead>
      </Words>
      <Reload variant="primary" onClick={onReload}>
        {formatMessage(releaseText.reload)}
      </Reload>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token("sp-3")};
  padding: ${token("sp-5")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  text-align: center;

  @media ${media.tablet} {
    flex-direction: row;
    padding: ${token("sp-4")} ${token("sp-5")};
    text-align: start;
  }
`;

const Sign = styled(Icon)`
  color: ${token("primary-text")};
`;

const Words = styled.div`
  @media ${media.tablet} {
    flex: 1;
  }
`;

const Title = styled.strong`
  font-size: ${token("fs-body-lg")};
`;

const Lead = styled.p`
  color: ${token("ink-2")};
`;

const Reload = styled(Button)`
  @media ${media.tablet} {
    flex: none;
  }
`;

import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { syncValueText } from "../../../copy/frame/syncStatus.ts";
import { token } from "../../../tokens/theme.ts";

type MoreButtonProps = { left: number; onMore: () => void };

export function MoreButton({ left, onMore }: MoreButtonProps) {
  const { formatMessage } = useIntl();
  if (left === 0) return null;
  return (
    <Foot>
      <Button size="s" variant="ghost" onClick={onMore}>
        {formatMessage(syncValueText.more, { count: left })}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

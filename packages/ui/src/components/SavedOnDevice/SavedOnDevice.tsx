import { useIntl } from "react-intl";
import styled from "styled-components";
import { outboxText } from "../../copy/frame/outbox.ts";
import { savedOnDeviceText } from "../../copy/frame/savedOnDevice.ts";
import { token } from "../../tokens/theme.ts";
import { Spinner } from "../Button/Spinner.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { alertIcon, checkIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";

/** この画面で入力して、まだサーバーにないものの数。 */
export type OnDevice = {
  /** 端末に書いている途中。 */
  saving: number;
  /** 書き終わったと端末が答えた。つながれば送る。 */
  stored: number;
  /** 端末が断った。このタブにだけある。 */
  failed: number;
  /** サーバーが断った。 */
  refused: number;
};

/** 入力が端末に残ったかを言う一行。いつも置いておき、変わったときに読み上げる。なければ場所を取らない。 */
export function SavedOnDevice({ saving, stored, failed, refused }: OnDevice) {
  const { formatMessage } = useIntl();
  const isEmpty = saving + stored + failed + refused === 0;

  return (
    <Line role="status" data-empty={isEmpty || undefined}>
      {saving > 0 && (
        <Part>
          <Spinner />
          {formatMessage(savedOnDeviceText.saving)}
        </Part>
      )}
      {stored > 0 && (
        <Part data-tone="stored">
          <Icon path={checkIcon} size="s" />
          {formatMessage(savedOnDeviceText.stored, { count: stored })}
        </Part>
      )}
      {failed > 0 && (
        <Part data-tone="failed">
          <Icon path={alertIcon} size="s" />
          {formatMessage(savedOnDeviceText.failed, { count: failed })}
        </Part>
      )}
      {refused > 0 && (
        <Part data-tone="failed">
          <Icon path={alertIcon} size="s" />
          {formatMessage(savedOnDeviceText.refused, { count: refused })}
        </Part>
      )}
      {stored + failed + refused > 0 && <Link href="/sync-status">{formatMessage(outboxText.look)}</Link>}
    </Line>
  );
}

export const nothingOnDevice: OnDevice = { saving: 0, stored: 0, failed: 0, refused: 0 };

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-0")} ${token("sp-3")};
  min-width: 0;
  min-height: ${token("icon-l")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  &[data-empty] {
    position: absolute;
    min-height: ${token("sp-0")};
  }
`;

const Part = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  min-width: 0;

  & > :first-child {
    flex: none;
    width: ${token("icon-s")};
    height: ${token("icon-s")};
  }
  &[data-tone="stored"] > :first-child {
    color: ${token("success")};
  }
  &[data-tone="failed"] {
    color: ${token("danger")};
    font-weight: ${token("fw-label")};
  }
`;

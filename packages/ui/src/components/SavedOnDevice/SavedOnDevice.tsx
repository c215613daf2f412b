import { useIntl } from "react-intl";
import styled from "styled-components";
import { savedOnDeviceText } from "../../copy/frame/savedOnDevice.ts";
import { token } from "../../tokens/theme.ts";
import { Spinner } from "../Button/Spinner.tsx";
import { Icon } from "../Icon/Icon.tsx";

export type SavedOnDeviceProps = {
  /** `saved` は、書き終わったと端末が答えてから。null は、まだ何も入力していない。 */
  state: "saving" | "saved" | "failed" | null;
};

/** 入力が端末に残ったかを言う、小さな一行。いつも置いておき、変わったときに読み上げる。 */
export function SavedOnDevice({ state }: SavedOnDeviceProps) {
  const { formatMessage } = useIntl();

  return (
    <Line role="status" data-state={state ?? undefined}>
      {state === "saving" && <Spinner />}
      {state === "saved" && <Icon name="check" size="s" />}
      {state === "failed" && <Icon name="alert" size="s" />}
      {state && formatMessage(savedOnDeviceText[state])}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  min-height: ${token("icon-l")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  &[data-state="saved"] > :first-child {
    color: ${token("success")};
  }
  &[data-state="failed"] {
    color: ${token("danger")};
    font-weight: ${token("fw-label")};
  }
  & > :first-child {
    flex: none;
    width: ${token("icon-s")};
    height: ${token("icon-s")};
  }
`;

import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { settingText, settingValueText } from "../../copy/settings.ts";
import { media, token } from "../../tokens/theme.ts";

type SaveBarProps = {
  /** 送る form の id。 */
  form: string;
  unsaved: number;
  busy: boolean;
  isSaved: boolean;
  onReset: () => void;
};

/** 区画の下の、保存の行。変えると、スマートフォンでは画面の下に残る。 */
export function SaveBar({ form, unsaved, busy, isSaved, onReset }: SaveBarProps) {
  const { formatMessage } = useIntl();
  const isClean = unsaved === 0;
  const state = isSaved ? formatMessage(settingText.saved) : formatMessage(settingText.unchanged);

  return (
    <Bar data-resting={isClean || undefined}>
      <p role="status">{isClean ? state : formatMessage(settingValueText.unsaved, { count: unsaved })}</p>
      {!isClean && (
        <Button aria-disabled={busy || undefined} onClick={() => busy || onReset()}>
          {formatMessage(settingText.reset)}
        </Button>
      )}
      <Button
        type="submit"
        form={form}
        variant="primary"
        busy={busy}
        aria-disabled={isClean || undefined}
        onClick={(event) => isClean && event.preventDefault()}
      >
        {formatMessage(busy ? settingText.saving : settingText.save)}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token("sp-2")};
  margin-block-start: auto;
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  border-radius: 0 0 ${token("r-m")} ${token("r-m")};
  background: ${token("surface")};

  & > p {
    flex: 1 1 auto;
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  @media ${media.compact} {
    &:not([data-resting]) {
      position: sticky;
      inset-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
      z-index: ${token("z-raised")};
      box-shadow: ${token("shadow-2")};
    }
  }
  @media ${media.mobile} {
    & > p {
      flex-basis: 100%;
    }
    & > button {
      flex: 1;
    }
  }
`;

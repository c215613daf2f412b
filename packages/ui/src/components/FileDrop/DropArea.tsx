import type { ClipboardEvent } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { fileText } from "../../copy/controls/files.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { uploadIcon } from "../Icon/icons.ts";
import { FileButton } from "./FileButton.tsx";
import { carriesFiles, takeFrom, useFileDrop } from "./useFileDrop.ts";

type DropAreaProps = {
  label: string;
  hint: string;
  accept: readonly string[];
  onFiles: (files: readonly File[], folders?: readonly string[]) => void;
};

/** 置く場所。中のボタンが鍵盤の入口で、そこで貼り付けもできる。 */
export function DropArea({ label, hint, accept, onFiles }: DropAreaProps) {
  const { formatMessage } = useIntl();
  const { isOver, dropProps } = useFileDrop(onFiles);

  const handlePaste = (event: ClipboardEvent) => {
    if (!carriesFiles(event.clipboardData)) return;
    event.preventDefault();
    takeFrom(event.clipboardData, onFiles);
  };

  return (
    <Frame role="group" aria-label={label} data-over={isOver || undefined} {...dropProps} onPaste={handlePaste}>
      <Plate>
        <Icon path={uploadIcon} size="l" />
      </Plate>
      <Title>{formatMessage(isOver ? fileText.release : fileText.dropHere)}</Title>
      <Or>{formatMessage(fileText.or)}</Or>
      <FileButton variant="primary" accept={accept} onChoose={onFiles}>
        {formatMessage(fileText.choose)}
      </FileButton>
      <Hint>{hint}</Hint>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: calc(${token("sp-5")} / 2);
  padding: ${token("sp-9")} ${token("sp-5")};
  border: ${token("rule")} dashed ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface-2")};
  text-align: center;

  &[data-over] {
    border-style: solid;
    border-color: ${token("primary")};
    background: ${token("primary-soft")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("primary")};
  }
  @media ${media.mobile} {
    padding: ${token("sp-6")} ${token("sp-4")};
  }
`;

const Title = styled.strong`
  font-size: ${token("fs-h2")};
  line-height: ${token("lh-h2")};
`;

const Or = styled.span`
  color: ${token("ink-2")};

  @media ${media.mobile} {
    display: none;
  }
`;

const Hint = styled.small`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-caption")};
`;

const Plate = styled.div`
  display: grid;
  place-items: center;
  width: ${token("avatar-xl")};
  height: ${token("avatar-xl")};
  border-radius: ${token("r-m")};
  background: ${token("primary-soft")};
  color: ${token("primary-text")};

  [data-over] > & {
    background: ${token("primary")};
    color: ${token("primary-ink")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;

import type { WeekBests } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { copyIcon, printIcon } from "../../../components/Icon/icons.ts";
import { scoreboardText as text } from "../../../copy/practice/scoreboard.ts";
import { paperText } from "../../../copy/support/paper.ts";
import { token } from "../../../tokens/theme.ts";
import { useBoardWords } from "./useBoardWords.ts";

export type BoardActionsProps = {
  board: WeekBests;
  teamName: string;
  /** 選手の名前を含む文。チームの外へは送らない。 */
  onCopy: (text: string) => Promise<void>;
  onPrint: () => void;
};

/** 文を写すことと、刷ること。写せたかは、その場で言う。 */
export function BoardActions({ board, teamName, onCopy, onPrint }: BoardActionsProps) {
  const { formatMessage } = useIntl();
  const { copyText } = useBoardWords();
  const [copy, setCopy] = useState<"copied" | "notCopied">();

  const handleCopy = () => {
    setCopy(undefined);
    onCopy(copyText(board.bests, board.range, teamName)).then(
      () => setCopy("copied"),
      () => setCopy("notCopied"),
    );
  };

  return (
    <Actions>
      <p role="status">{copy === "copied" && formatMessage(text.copied)}</p>
      {copy === "notCopied" && <Banner tone="d">{formatMessage(text.notCopied)}</Banner>}
      <Button icon={copyIcon} onClick={handleCopy}>
        {formatMessage(text.copy)}
      </Button>
      <Button variant="primary" icon={printIcon} onClick={onPrint}>
        {formatMessage(paperText.print)}
      </Button>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token("sp-2")};
`;

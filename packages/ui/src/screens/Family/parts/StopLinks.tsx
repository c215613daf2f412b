import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { familyAboutText as text } from "../../../copy/notices/familyAbout.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilyFailure } from "./FamilyFailure.tsx";
import type { FamilyLinkActs } from "./familyActs.ts";

/** リンクを止める前に、その場で確かめる。はじめのフォーカスはやめる方にある。 */
export function StopLinks({ acts }: { acts: FamilyLinkActs }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const busy = acts.busy === "stop";
  const button = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (hasAsked.current) button.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);

  const handleKeep = () => {
    if (!busy) setAsking(false);
  };

  if (!isAsking) {
    return (
      <Button ref={button} variant="danger" onClick={() => setAsking(true)}>
        {formatMessage(text.stop)}
      </Button>
    );
  }
  return (
    <Question role="alertdialog" aria-labelledby="stop-title" aria-describedby="stop-text">
      <b id="stop-title">{formatMessage(text.stopAsked)}</b>
      <p id="stop-text">{formatMessage(text.stopHelp)}</p>
      <FamilyFailure failure={acts.failure?.act === "stop" ? acts.failure.reason : undefined} />
      <Acts>
        <Button ref={keep} onClick={handleKeep}>
          {formatMessage(text.keep)}
        </Button>
        <Button variant="danger" busy={busy} onClick={acts.onStop}>
          {formatMessage(text.stopAll)}
        </Button>
      </Acts>
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("danger")};
  border-radius: ${token("r-m")};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

import { useState } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import styled from "styled-components";
import { passkeysText } from "../../copy/account/passkeys.ts";
import { Note } from "../../layout/Text/Note.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { plusIcon } from "../Icon/icons.ts";

/**
 * 端末がどう答えたか。`cancelled` は本人がやめたか時間切れ、`known_here` は同じ端末に登録済み、`refused` は端末が断った。
 */
export type PasskeyOutcome = "added" | "cancelled" | "known_here" | "refused";
export type AddPasskeyProps = {
  /** このブラウザーとアドレスで、パスキーを作れる。 */
  canAddPasskey: boolean;
  /** 断られたときは `Failure` で reject する。 */
  onAddPasskey: () => Promise<PasskeyOutcome>;
  /** 押された。前の知らせは消える。 */
  onStart?: () => void;
  onAdded: () => void;
};

/** 端末に新しいパスキーを作らせる。端末の答えは、この場で言う。 */
export function AddPasskey({ canAddPasskey, onAddPasskey, onStart, onAdded }: AddPasskeyProps) {
  const { formatMessage } = useIntl();
  const [told, setTold] = useState<MessageDescriptor>();
  const { busy, failure, send } = useSending();
  const handleAdd = async () => {
    onStart?.();
    setTold(undefined);
    const answer = await send(onAddPasskey);
    if (!("result" in answer)) return;
    if (answer.result === "added") onAdded();
    else setTold(outcomeTexts[answer.result]);
  };

  if (!canAddPasskey) return <Note>{formatMessage(passkeysText.unsupported)}</Note>;
  return (
    <Section>
      {told && <Banner tone="d">{formatMessage(told)}</Banner>}
      <FailureBanner failure={failure} />
      <Button icon={plusIcon} busy={busy} onClick={() => void handleAdd()}>
        {formatMessage(busy ? passkeysText.adding : passkeysText.add)}
      </Button>
    </Section>
  );
}

const outcomeTexts = {
  cancelled: passkeysText.cancelled,
  known_here: passkeysText.knownHere,
  refused: passkeysText.refused,
} as const satisfies Record<Exclude<PasskeyOutcome, "added">, MessageDescriptor>;

const Section = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-3")};
`;

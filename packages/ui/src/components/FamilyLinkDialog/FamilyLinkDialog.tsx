import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { familyLinkDialogValueText, familyLinkDialogText as text } from "../../copy/notices/familyLetters.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Note } from "../../layout/Text/Note.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { FamilyLetters, type FamilyLettersProps } from "../FamilyLetters/FamilyLetters.tsx";
import type { FamilyLink } from "../FamilyLetters/familyLink.ts";
import { useFamilyNames } from "../FamilyLetters/useFamilyNames.ts";
import { copyIcon, printIcon } from "../Icon/icons.ts";
import { Modal } from "../Modal/Modal.tsx";
import { PrintOnly } from "../PrintSheet/PrintOnly.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { StopFamilyLinks } from "./StopFamilyLinks.tsx";

export type FamilyLinkDialogProps = Pick<FamilyLettersProps, "teamName" | "contact" | "nowS"> & {
  /** この家族の選手の姓名。一人しか分からなければ、その一人。 */
  names: readonly string[];
  /** 新しいリンクを作る（makeFamilyLetters）。断られたら `Failure` で reject する。 */
  onMake: () => Promise<FamilyLink>;
  /** この家族のリンクをすべて止める（revokeFamilyLinks）。断られたら `Failure` で reject する。 */
  onStop: () => Promise<unknown>;
  /** 写せなければ reject する。 */
  onCopy: (text: string) => Promise<void>;
  /** ブラウザーの印刷を開く。紙はもう置いてある。 */
  onPrint: () => void;
  onClose: () => void;
};

/** 一つの家族にリンクを渡す：コピー、手紙、すべて止める。 */
export function FamilyLinkDialog(props: FamilyLinkDialogProps) {
  const { names, teamName, contact, nowS, onMake, onStop, onCopy, onPrint, onClose } = props;
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const [link, setLink] = useState<FamilyLink | null>(null);
  const [done, setDone] = useState<"copied" | "notCopied" | "stopped" | "printing">();
  const [isStopping, setStopping] = useState(false);
  // Brothers and sisters are known once there is a link.
  const whose = useFamilyNames()(link?.names ?? names);

  // The paper must stand before the browser prints.
  useEffect(() => {
    if (done === "printing" && link) onPrint();
  }, [done, link, onPrint]);

  /** One link for as long as the dialog is open. */
  const withLink = async (use: (made: FamilyLink) => Promise<void>) => {
    setDone(undefined);
    const answer = link ? { result: link } : await send(onMake);
    if (!("result" in answer)) return;
    setLink(answer.result);
    await use(answer.result);
  };
  const handleCopy = () =>
    withLink(({ url }) =>
      onCopy(url).then(
        () => setDone("copied"),
        () => setDone("notCopied"),
      ),
    );
  const handlePrint = () => withLink(async () => setDone("printing"));

  return (
    <>
      <Modal size="s" title={formatMessage(text.title)} onClose={onClose}>
        <Stack gap="l">
          <p>{formatMessage(familyLinkDialogValueText.whose, { names: whose })}</p>
          <Note>{formatMessage(text.fresh)}</Note>
          <FailureBanner failure={failure} />
          <Acts>
            <Button variant="primary" icon={copyIcon} busy={busy} onClick={() => void handleCopy()}>
              {formatMessage(text.copy)}
            </Button>
            <Button icon={printIcon} busy={busy} onClick={() => void handlePrint()}>
              {formatMessage(text.print)}
            </Button>
            <Button variant="danger" onClick={() => setStopping(true)}>
              {formatMessage(text.stop)}
            </Button>
          </Acts>
          <p role="status">{(done === "copied" || done === "stopped") && formatMessage(text[done])}</p>
          {done === "notCopied" && link && (
            <>
              <Banner tone="d">{formatMessage(text.notCopied)}</Banner>
              <TextField
                label={formatMessage(text.link)}
                readOnly
                value={link.url}
                onFocus={({ target }) => target.select()}
              />
            </>
          )}
        </Stack>
      </Modal>
      {isStopping && (
        <StopFamilyLinks
          names={whose}
          onStop={async () => {
            await onStop();
            setLink(null);
            setDone("stopped");
          }}
          onClose={() => setStopping(false)}
        />
      )}
      {link && (
        <PrintOnly>
          <FamilyLetters families={[link]} {...{ teamName, contact, nowS }} />
        </PrintOnly>
      )}
    </>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

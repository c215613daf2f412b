import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { ContactScreen, type ContactScreenProps } from "./ContactScreen.tsx";
import { emptyContactDraft } from "./contact.fixtures.ts";

/** For stories only: holds the draft and closes the form, as the app does. */
export function ContactHarness({ draft: first, onDraftChange, onSent, onClose, ...rest }: ContactScreenProps) {
  const [draft, setDraft] = useState(first);
  const [isOpen, setOpen] = useState(true);
  const handleDraftChange: ContactScreenProps["onDraftChange"] = (next) => {
    onDraftChange(next);
    setDraft(next);
  };
  const handleSent = () => {
    onSent();
    setDraft(emptyContactDraft);
    setOpen(false);
  };
  const handleClose = () => {
    onClose();
    setOpen(false);
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>お問い合わせを開く</Button>
      {isOpen && (
        <ContactScreen
          {...rest}
          draft={draft}
          onDraftChange={handleDraftChange}
          onSent={handleSent}
          onClose={handleClose}
        />
      )}
    </>
  );
}

import { useState } from "react";
import { MemberForm, type MemberFormProps } from "./MemberForm.tsx";
import type { MemberWriting } from "./parts/memberValues.ts";

/** For stories only: guards unsaved input, as the app does. */
export function MemberFormHarness({ onWrite, onClose, ...rest }: MemberFormProps) {
  const [writing, setWriting] = useState<MemberWriting | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  return (
    <main>
      <h1>メンバーリスト</h1>
      <MemberForm
        {...rest}
        onWrite={(next) => {
          onWrite(next);
          setWriting(next);
        }}
        onClose={() => {
          if (writing) setLeaving(true);
          else onClose();
        }}
        leaving={isLeaving ? { onStay: () => setLeaving(false), onLeave: onClose } : undefined}
      />
    </main>
  );
}

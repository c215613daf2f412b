import { LoadingDialog } from "@kyuseki/ui";
import { type ComponentType, useEffect, useState } from "react";
import { useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import type { ProofOverlayProps } from "../overlays/proof/ProofOverlay.tsx";

type Answer = (isProven: boolean) => void;

/** Where the dialog appears that asks again who is there; its code comes with the first question. */
export function ProofHost() {
  const { proof } = useServices();
  const loadPart = useLoadPart();
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null);
  const [Overlay, setOverlay] = useState<ComponentType<ProofOverlayProps> | null>(null);

  useEffect(
    () =>
      proof.onAsk((give) => {
        setAnswer({ give });
        void loadPart(() => import("../overlays/proof/ProofOverlay.tsx")).then((part) => {
          if (part) return setOverlay(() => part.ProofOverlay);
          setAnswer(null);
          give(false);
        });
      }),
    [proof, loadPart],
  );

  if (!answer) return null;
  if (!Overlay) return <LoadingDialog />;
  const handleAnswer = (isProven: boolean) => {
    setAnswer(null);
    answer.give(isProven);
  };
  return <Overlay onAnswer={handleAnswer} />;
}

import { useState } from "react";
import { callFailure } from "../../state/callFailure.ts";
import { PasswordResetScreen, type PasswordResetScreenProps } from "./PasswordResetScreen.tsx";

/** For stories: goes through the steps as the app does. */
export function ResetHarness({ step: first, onSet, ...rest }: PasswordResetScreenProps) {
  const [step, setStep] = useState(first);
  const handleSet = async (password: string) => {
    try {
      await onSet(password);
      setStep({ name: "done" });
    } catch (error) {
      if (callFailure(error).code === "not_found") setStep({ name: "over" });
      throw error;
    }
  };

  return <PasswordResetScreen {...rest} step={step} onSet={handleSet} />;
}

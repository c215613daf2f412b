import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { SendButton, type SendButtonProps } from "./SendButton.tsx";

/** スマートフォンで、親指の届くところの「いま送る」。 */
export function SendBar({ waiting, ...props }: SendButtonProps) {
  if (!waiting.some(({ team }) => team === null)) return null;
  return (
    <ActionBar>
      <SendButton {...props} waiting={waiting} wide />
    </ActionBar>
  );
}

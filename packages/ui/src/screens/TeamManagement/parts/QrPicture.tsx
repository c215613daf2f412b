import { useIntl } from "react-intl";
import styled from "styled-components";
import { refreshIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { failureActionText } from "../../../copy/controls/failure.ts";
import { qrText } from "../../../copy/team/qr.ts";
import { useLaterPart } from "../../../state/useLaterPart.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { token } from "../../../tokens/theme.ts";
import { fetchQrCode } from "./parts.ts";

/** QRコードの図。描くものは画面の後で届き、それまでは白い地が場所を取っておく。 */
export function QrPicture({ text, loadPart }: { text: string; loadPart: LoadPart }) {
  const { formatMessage } = useIntl();
  const code = useLaterPart(loadPart, fetchQrCode);
  if (code.status === "ready") return <code.value text={text} label={formatMessage(qrText.picture)} />;

  return (
    <Ground data-theme="light">
      {code.status === "missing" && (
        <IconButton icon={refreshIcon} label={formatMessage(failureActionText.reload)} onClick={code.onRetry} />
      )}
    </Ground>
  );
}

const Ground = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${token("r-s")};
  background: ${token("surface")};
`;

import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { recoveryText } from "../../copy/account/passkeys.ts";
import { productText } from "../../copy/frame/product.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { checkIcon, copyIcon, printIcon } from "../Icon/icons.ts";
import { Modal } from "../Modal/Modal.tsx";
import { PrintOnly } from "../PrintSheet/PrintOnly.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type RecoveryCodesModalProps = {
  codes: readonly string[];
  onCopy: (text: string) => Promise<void>;
  /** 印刷の画面を開く。紙には回復コードだけが出る。 */
  onPrint: () => void;
  onClose: () => void;
};

/** 一度だけ見せる回復コード。外側を押しても閉じない。 */
export function RecoveryCodesModal({ codes, onCopy, onPrint, onClose }: RecoveryCodesModalProps) {
  const { formatMessage } = useIntl();
  const [copy, setCopy] = useState<"none" | "done" | "failed">("none");
  const handleCopy = () => {
    onCopy(codes.join("\n")).then(
      () => setCopy("done"),
      () => setCopy("failed"),
    );
  };

  return (
    <Modal
      title={formatMessage(recoveryText.made)}
      footer={
        <>
          <Button icon={printIcon} onClick={onPrint}>
            {formatMessage(recoveryText.print)}
          </Button>
          <Button icon={copy === "done" ? checkIcon : copyIcon} onClick={handleCopy}>
            {formatMessage(copy === "done" ? recoveryText.copied : recoveryText.copy)}
          </Button>
          <VisuallyHidden role="status">{copy === "done" && formatMessage(recoveryText.copied)}</VisuallyHidden>
          <Button variant="primary" data-autofocus="" onClick={onClose}>
            {formatMessage(recoveryText.kept)}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{formatMessage(recoveryText.once)}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <PrintOnly>
        <Paper>
          <h1>{`${formatMessage(productText.mark)} ${formatMessage(recoveryText.title)}`}</h1>
          <p>{formatMessage(recoveryText.help)}</p>
          <Codes>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </Paper>
      </PrintOnly>
      {copy === "failed" && <Banner tone="d">{formatMessage(recoveryText.copyFailed)}</Banner>}
    </Modal>
  );
}

const Codes = styled.ol`
  display: grid;
  gap: ${token("sp-1")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface-2")};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
`;

/** The page has no margins of its own. */
const Paper = styled.div`
  display: grid;
  gap: ${token("sp-4")};
  padding: ${token("sp-10")};
`;

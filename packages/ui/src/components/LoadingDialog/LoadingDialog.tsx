import { loadingDialog } from "@kyuseki/domain";
import { useId } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Spinner } from "../Button/Spinner.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";

/** 画面全体が待つあいだの一枚。閉じる方法はなく、終わったら親が外す。 */
export function LoadingDialog() {
  const titleId = useId();

  return (
    <Dialog place="center" size="s" aria-labelledby={titleId} aria-busy="true" onClose={stayOpen}>
      <Row role="status">
        <Spinner />
        <h2 id={titleId} lang="en">
          {loadingDialog.title}
        </h2>
      </Row>
    </Dialog>
  );
}

const stayOpen = () => undefined;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token("sp-3")};
  padding: ${token("sp-7")} ${token("sp-6")};
`;

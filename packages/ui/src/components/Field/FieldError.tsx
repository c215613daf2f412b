import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { alertIcon } from "../Icon/icons.ts";

export type FieldErrorProps = { id: string; children: string | undefined };

/** 何がいけないか。置き場所は初めからあり、文が現れたときに読み上げる。 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Row id={id} aria-live="polite">
      {children && (
        <>
          <Sign path={alertIcon} size="s" />
          <span>{children}</span>
        </>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-1")};
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  &:not(:empty) {
    padding-block-start: ${token("sp-1")};
  }
`;

const Sign = styled(Icon)`
  margin-block-start: 0.15em;
`;

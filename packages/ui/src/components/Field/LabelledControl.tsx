import { type ComponentProps, useId } from "react";
import styled from "styled-components";
import { Field } from "./Field.tsx";
import { FieldError } from "./FieldError.tsx";
import { FieldHelp } from "./FieldHelp.tsx";

/** 見出しを上に置くか、絞り込みの列のように読み上げだけにするか。 */
export type LabelPlace = "above" | "hidden";

type FieldProps = ComponentProps<typeof Field>;

/** 欄の見出し、エラー、説明、「任意」の印。 */
export type ControlTexts = Pick<FieldProps, "label" | "error" | "help" | "optional">;

type LabelledControlProps = ControlTexts &
  Pick<FieldProps, "required" | "id" | "describedBy" | "children"> & { labelPlace: LabelPlace };

/** 見出しのある欄と、絞り込みの列に置く見出しのない欄。 */
export function LabelledControl({ labelPlace, ...field }: LabelledControlProps) {
  return labelPlace === "above" ? <Field {...field} /> : <BareControl {...field} />;
}

function BareControl({ error, help, id, describedBy, children }: Omit<LabelledControlProps, "labelPlace">) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const helpId = `${controlId}-help`;

  return (
    <Rows>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [error && errorId, help && helpId, describedBy].filter(Boolean).join(" ") || undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  min-width: 0;
`;

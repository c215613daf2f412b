import type { AriaAttributes } from "react";

type Control = Pick<AriaAttributes, "aria-invalid" | "aria-describedby"> & { required?: boolean | undefined };

/** What a `Field` needs to know of its control's attributes. */
export const controlState = (control: Control) => ({
  required: control.required,
  invalid: control["aria-invalid"] === true,
  describedBy: control["aria-describedby"],
});

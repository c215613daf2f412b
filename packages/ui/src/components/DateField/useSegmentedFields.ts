import { startTransition, useEffect, useState } from "react";

type SegmentedFields = typeof import("./segmentedFields.ts");

let arrived: SegmentedFields | null = null;

/** Brings the fields with segments and calendar; every field that is drawn from then on begins with them. */
export async function loadSegmentedFields(): Promise<SegmentedFields> {
  arrived ??= await import("./segmentedFields.ts");
  return arrived;
}

/**
 * The fields with segments and calendar, which weigh more than most pages and come after them. Until then null, and while
 * `setTyping` says that someone types into the browser's own field, which stays where they do not arrive.
 */
export function useSegmentedFields() {
  const [fields, setFields] = useState(arrived);
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    if (fields) return;
    let isCurrent = true;
    const show = (loaded: SegmentedFields) => {
      if (isCurrent) startTransition(() => setFields(loaded));
    };
    loadSegmentedFields().then(show, () => {});
    return () => {
      isCurrent = false;
    };
  }, [fields]);

  return { segmented: isTyping ? null : fields, setTyping };
}

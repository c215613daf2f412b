import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { EntryByColumn } from "./parts/byColumn/EntryByColumn.tsx";
import { noChanges, useEntryChanges } from "./parts/changes/useEntryChanges.ts";
import type { EntryGridProps } from "./parts/entryGridProps.ts";
import { EntrySheet } from "./parts/sheet/EntrySheet.tsx";

/** たくさんの値をまとめて打つ表。スマートフォンでは入力欄の並びになる。 */
export function EntryGrid({ onChange, ...rest }: EntryGridProps) {
  const entered = useEntryChanges(rest.values, onChange);
  const changes = rest.readOnly ? noChanges : entered;
  const isMobile = useMedia(media.mobile);

  if (!isMobile) {
    return (
      <Surface>
        <EntrySheet {...rest} changes={changes} />
      </Surface>
    );
  }
  return <EntryByColumn {...rest} changes={changes} />;
}

const Surface = styled.div`
  position: relative;
  min-width: 0;
  overflow: clip;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

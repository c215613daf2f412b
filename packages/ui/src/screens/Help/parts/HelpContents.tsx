import { useIntl } from "react-intl";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { manualText } from "../../../copy/support/manual.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { HelpPlaces, type HelpPlacesProps } from "./HelpPlaces.tsx";

export type HelpContentsProps = HelpPlacesProps & {
  /** 探している言葉。 */
  query: string;
};

/** 検索欄と目次。タブレットから上では、説明の左にいつもある。 */
export function HelpContents({ query, ...places }: HelpContentsProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel aria-label={formatMessage(manualText.contents)}>
      <Stack>
        <SearchField label={formatMessage(manualText.searchManual)} value={query} onChange={places.onQueryChange} />
        <HelpPlaces {...places} />
      </Stack>
    </Panel>
  );
}

import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Drawer } from "../../../components/Drawer/Drawer.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { manualText } from "../../../copy/support/manual.ts";
import { token } from "../../../tokens/theme.ts";
import type { HelpContentsProps } from "./HelpContents.tsx";
import { HelpPlaces } from "./HelpPlaces.tsx";

/** スマートフォンの検索欄と、目次を出すボタン。見つかった場所は、すぐ下に並ぶ。 */
export function HelpFinder({ query, ...places }: HelpContentsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const contents = formatMessage(manualText.contents);

  return (
    <>
      <Row>
        <SearchField label={formatMessage(manualText.searchManual)} value={query} onChange={places.onQueryChange} />
        <Button icon="menu" size="l" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {contents}
        </Button>
      </Row>
      {places.words.length > 0 && (
        <Panel aria-label={formatMessage(manualText.results)}>
          <HelpPlaces {...places} />
        </Panel>
      )}
      {isOpen && (
        <Drawer title={contents} onClose={() => setOpen(false)}>
          <HelpPlaces {...places} words={noWords} onChoose={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  );
}

const noWords: readonly string[] = [];

const Row = styled.div`
  display: flex;
  gap: ${token("sp-2")};

  & > :first-child {
    flex: 1;
    min-height: ${token("control-l")};
  }
`;

import { Collection, ListBox, ListBoxItem, ListBoxSection, Popover } from "react-aria-components/ComboBox";
import { Header } from "react-aria-components/Header";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { comboBoxText } from "../../copy/controls/comboBox.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { checkIcon } from "../Icon/icons.ts";
import { popupStyle } from "../Menu/popupStyle.ts";
import { type ComboBoxEntry, type ComboBoxOption, isGroup } from "./comboBoxOption.ts";

/** 開いた候補。見えている行だけを作るので、千人いても重くならない。 */
export function ComboBoxList() {
  const { formatMessage } = useIntl();
  const row = (option: ComboBoxOption) => (
    <Row id={option.id} textValue={option.label}>
      <Words>
        <OptionWords {...option} />
      </Words>
      <Check path={checkIcon} size="s" />
    </Row>
  );

  return (
    <Surface offset={4}>
      <Virtualizer layout={ListLayout} layoutOptions={rows}>
        <Rows
          renderEmptyState={() => (
            <Nothing>
              {formatMessage(comboBoxText.empty)}
              <EmptyHelp>{formatMessage(comboBoxText.emptyHelp)}</EmptyHelp>
            </Nothing>
          )}
        >
          {(entry: ComboBoxEntry<ComboBoxOption>) =>
            isGroup(entry) ? (
              <ListBoxSection id={entry.id}>
                <Heading>{entry.heading}</Heading>
                <Collection items={entry.options}>{row}</Collection>
              </ListBoxSection>
            ) : (
              row(entry)
            )
          }
        </Rows>
      </Virtualizer>
    </Surface>
  );
}

function OptionWords({ label, kana, detail }: ComboBoxOption) {
  const note = [kana, detail].filter(Boolean).join("　");
  return (
    <>
      {label}
      {note && <Note>{note}</Note>}
    </>
  );
}

/** Pixels; estimates until a row has been measured. */
const rows = { estimatedRowHeight: 48, estimatedHeadingHeight: 30, padding: 4 };

const Surface = styled(Popover)`
  ${popupStyle}
  width: max(var(--trigger-width), ${token("menu")});
  overflow: hidden;

  @media ${media.mobile} {
    width: calc(100vw - 2 * ${token("sp-3")});
  }
`;

const Rows = styled(ListBox)`
  flex: 1;
  min-height: 0;
  max-height: min(50dvh, ${token("chart-l")});
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
` as typeof ListBox; // styled() loses the list's row type.

const Heading = styled(Header)`
  padding: ${token("sp-2")} ${token("sp-3")} ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-caption")};
`;

const Nothing = styled.p`
  display: grid;
  padding: ${token("sp-3")};
  font-weight: ${token("fw-label")};
`;

const EmptyHelp = styled.small`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;

const Row = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("control-m")};
  padding: ${token("sp-1")} ${token("sp-3")};
  border-radius: ${token("r-s")};
  outline: 0;
  font-size: ${token("fs-body")};
  line-height: ${token("lh-label")};
  cursor: pointer;

  &[data-hovered],
  &[data-focused] {
    background: ${token("surface-3")};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 ${token("rule")} ${token("focus")};
  }
  &[data-selected] {
    background: ${token("primary-soft")};
    font-weight: ${token("fw-h3")};
  }
  @media ${media.touch} {
    min-height: ${token("control-l")};
  }
  @media ${media.forcedColors} {
    &[data-focused] {
      outline: ${token("rule")} solid Highlight;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;

const Note = styled.small`
  display: block;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Check = styled(Icon)`
  visibility: hidden;
  color: ${token("primary-text")};

  [data-selected] > & {
    visibility: visible;
  }
  @media ${media.forcedColors} {
    [data-selected] > & {
      color: CanvasText;
    }
  }
`;

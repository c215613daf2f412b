import type { MeasureItem } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../components/Accordion/Accordion.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { itemText, settingValueText } from "../../../copy/team/settings.ts";
import { useIsWholePage } from "../../../layout/useFirstRows.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { ItemDialogProps } from "./ItemDialog.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { type ItemEdits, movedItem, newItem } from "./itemValues.ts";
import { fetchItemDialog } from "./parts.ts";

export type ItemsPanelProps = Pick<ItemDialogProps, "onSave" | "onArchive"> & {
  /** チームの並び順。使わない項目は最後。 */
  items: readonly MeasureItem[];
  isManager: boolean;
  kept: ItemEdits | null;
  onKeep: (edits: ItemEdits | null) => void;
  onReinstate: (id: number) => Promise<void>;
  /** 使う項目のすべてを、新しい順で。 */
  onOrder: (ids: readonly number[]) => Promise<void>;
  loadPart: LoadPart;
};

/** 測定項目の一覧。監督は追加し、変え、並べ替え、使わないことにできる。その窓は、画面の後で届く。 */
export function ItemsPanel(props: ItemsPanelProps) {
  const { items, isManager, kept, onKeep, onReinstate, onOrder, loadPart } = props;
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<MeasureItem | null>(null);
  const [moved, setMoved] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, send } = useSending();
  const isExpected = useIsWholePage() && isManager && !isMissing;
  const ItemDialog = usePart(isExpected || open !== null, {
    load: loadPart,
    fetchPart: fetchItemDialog,
    onMissing: () => {
      setMissing(true);
      setOpen(null);
    },
  });
  const used = items.filter(({ archived }) => !archived);
  const ids = used.map(({ id }) => id);

  const handleMove = async ({ id, name }: MeasureItem, step: 1 | -1) => {
    const order = movedItem(ids, id, step);
    if (!order || busy) return;
    const answer = await send(() => onOrder(order));
    if ("result" in answer) {
      setMoved(formatMessage(settingValueText.moved, { name, place: order.indexOf(id) + 1 }));
    }
  };
  const idOf = (item: MeasureItem) => (item === newItem ? null : item.id);

  return (
    <Panel
      title={formatMessage(itemText.title)}
      action={
        isManager && (
          <Button icon={plusIcon} onClick={() => setOpen(newItem)}>
            {formatMessage(itemText.add)}
          </Button>
        )
      }
    >
      <Rows>
        {used.length === 0 && <p>{formatMessage(itemText.none)}</p>}
        <ul aria-label={formatMessage(itemText.title)}>
          {used.map((item, index) => (
            <ItemRow
              key={item.id}
              item={item}
              isFirst={index === 0}
              isLast={index === used.length - 1}
              onMove={isManager && used.length > 1 ? (step) => void handleMove(item, step) : undefined}
              onEdit={isManager ? () => setOpen(item) : undefined}
            />
          ))}
        </ul>
        <ArchivedItems
          items={items.filter(({ archived }) => archived)}
          onReinstate={isManager ? (id) => void send(() => onReinstate(id)) : undefined}
        />
        <FailureBanner failure={failure} />
        <VisuallyHidden role="status">{moved}</VisuallyHidden>
      </Rows>
      {open && ItemDialog && (
        <ItemDialog
          {...props}
          key={open.id}
          item={items.find(({ id }) => id === open.id) ?? open}
          kept={kept?.id === idOf(open) ? kept.edits : null}
          onKeep={(edits) => onKeep(edits && { id: idOf(open), edits })}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

type ArchivedItemsProps = {
  items: readonly MeasureItem[];
  /** あるときだけ、戻せる。 */
  onReinstate: ((id: number) => void) | undefined;
};

/** 使わない項目。開くと、もう一度使うことにできる。 */
function ArchivedItems({ items, onReinstate }: ArchivedItemsProps) {
  const { formatMessage } = useIntl();
  if (items.length === 0) return null;

  return (
    <Accordion title={formatMessage(settingValueText.archivedCount, { count: items.length })}>
      <ul aria-label={formatMessage(itemText.archived)}>
        {items.map(({ id, name }) => (
          <Row key={id}>
            <Name>{name}</Name>
            {onReinstate && (
              <Button
                aria-label={formatMessage(settingValueText.reinstateOf, { name })}
                onClick={() => onReinstate(id)}
              >
                {formatMessage(itemText.reinstate)}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Accordion>
  );
}

const Rows = styled.div`
  position: relative;
  display: grid;
  gap: ${token("sp-3")};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: calc(${token("touch")} + ${token("sp-2")});
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

import { evaluationKinds, type MeasureItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { LinkTabs } from "../../../components/Tabs/LinkTabs.tsx";
import { measureKindText } from "../../../copy/controls/measures.ts";
import { evaluationText } from "../../../copy/practice/evaluation.ts";
import { media, token } from "../../../tokens/theme.ts";
import { type EvaluationView, ofAll, ofItem, ofKind } from "../view.ts";

export type EvaluationTabsProps = {
  view: Pick<EvaluationView, "kind" | "item" | "all">;
  /** チームの項目。届くまでは空。 */
  items: readonly MeasureItem[];
  /** ほかの条件を残したまま、その見え方へ行くアドレス。 */
  hrefOf: (change: Partial<EvaluationView>) => string;
  onChange: (change: Partial<EvaluationView>) => void;
};

/** 何を測ったか：測定の種類と、チームの項目と、そのすべて。右に、測定会の入力への道。 */
export function EvaluationTabs({ view: { kind, item, all }, items, hrefOf, onChange }: EvaluationTabsProps) {
  const { formatMessage } = useIntl();
  const isItem = item !== null && !all;
  const choices = items.filter(({ id, archived }) => !archived || id === item);

  return (
    <Row>
      <Kinds
        label={formatMessage(evaluationText.what)}
        items={[
          ...evaluationKinds.map((of) => ({ href: hrefOf(ofKind(of)), label: formatMessage(measureKindText[of]) })),
          { href: hrefOf(ofAll), label: formatMessage(evaluationText.everyItem) },
        ]}
        current={all ? hrefOf(ofAll) : item === null ? hrefOf(ofKind(kind)) : ""}
      />
      {choices.length > 0 && (
        <Items data-chosen={isItem || undefined}>
          <FilterSelect
            label={formatMessage(evaluationText.otherItems)}
            value={isItem ? String(item) : ""}
            options={[
              { value: "", label: formatMessage(evaluationText.otherItems), disabled: true },
              ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => onChange(ofItem(Number(target.value)))}
          />
        </Items>
      )}
      <ButtonLink href="/evaluation-result/measuring-day" icon={editIcon}>
        {formatMessage(evaluationText.enter)}
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token("sp-2")} ${token("sp-3")};
  min-width: 0;
`;

const Kinds = styled(LinkTabs)`
  flex: 1;
  min-width: min(100%, ${token("cell-l")});

  @media ${media.mobile} {
    flex: 1 1 100%;
  }
`;

const Items = styled.span`
  display: grid;
  max-width: 100%;

  /* Not our markup: what the select draws. */
  &[data-chosen] select {
    border-color: ${token("ink")};
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  &[data-chosen] svg {
    color: ${token("ink-inverse")};
  }
  &[data-chosen] option {
    background: ${token("surface")};
    color: ${token("ink")};
  }

  @media ${media.mobile} {
    flex: 1;
  }
  @media ${media.forcedColors} {
    &[data-chosen] select {
      border-width: ${token("rule")};
    }
  }
`;

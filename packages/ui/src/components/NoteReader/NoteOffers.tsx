import type { CommentOffer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteOfferText, noteViewText } from "../../copy/notes/noteView.ts";
import { shortDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { Chip } from "../Chip/Chip.tsx";

type NoteOffersProps = {
  offers: readonly CommentOffer[];
  /** 押すと、その文を書き出しに入れる。送りはしない。 */
  onOffer: (sentence: string) => void;
};

/** 記録から分かることで始める、コメントの書き出し。 */
export function NoteOffers({ offers, onOffer }: NoteOffersProps) {
  const { formatMessage } = useIntl();
  const wordsOf = useOfferWords();

  return (
    <Row role="group" aria-label={formatMessage(noteViewText.offers)}>
      {offers.map((offer) => {
        const { label, sentence } = wordsOf(offer);
        return (
          <Chip key={label} title={sentence} onClick={() => onOffer(sentence)}>
            {label}
          </Chip>
        );
      })}
    </Row>
  );
}

function useOfferWords() {
  const { formatMessage, formatNumber } = useIntl();
  const figure = (value: number, decimals: number) =>
    formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

  return (offer: CommentOffer): { label: string; sentence: string } => {
    switch (offer.kind) {
      case "best": {
        const { label, unit, value, decimals } = offer;
        return {
          label: formatMessage(noteOfferText.best, { label }),
          sentence: formatMessage(noteOfferText.bestSentence, { label, unit, value: figure(value, decimals) }),
        };
      }
      case "streak":
        return {
          label: formatMessage(noteOfferText.streak, { days: offer.days }),
          sentence: formatMessage(noteOfferText.streakSentence, { days: offer.days }),
        };
      case "growth": {
        const { label, unit, gain, decimals, since } = offer;
        return {
          label: formatMessage(noteOfferText.growth, { label }),
          sentence: formatMessage(noteOfferText.growthSentence, {
            label,
            unit,
            gain: figure(Math.abs(gain), decimals),
            since: shortDate(since),
          }),
        };
      }
    }
  };
}

const Row = styled.div`
  display: flex;
  flex: 1 1 ${token("cell-l")};
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

import { useIntl } from "react-intl";
import { nationalText, shownPlacesText } from "../../copy/rankings/ranking.ts";
import { FilterSegment } from "../Segment/FilterSegment.tsx";

type Places = keyof typeof shownPlacesText;

export type ShownPlacesProps<Show extends Places> = {
  shows: readonly Show[];
  value: Show;
  onChange: (show: Show) => void;
};

/** 長い順位のどこを見るか。 */
export function ShownPlaces<Show extends Places>(props: ShownPlacesProps<Show>) {
  const { shows, value, onChange } = props;
  const { formatMessage } = useIntl();
  const label = (show: Places) => formatMessage(shownPlacesText[show]);
  return (
    <FilterSegment
      label={formatMessage(nationalText.show)}
      options={shows.map((show) => ({ value: show, label: label(show) }))}
      value={value}
      onChange={onChange}
    />
  );
}

import { useIntl } from "react-intl";
import { nationalText, shownPlacesText } from "../../copy/rankings/ranking.ts";
import { Segment } from "../Segment/Segment.tsx";

export type ShownPlacesProps<Show extends "own" | "around" | "every"> = {
  shows: readonly Show[];
  value: Show;
  onChange: (show: Show) => void;
};

/** 長い順位のどこを見るか。 */
export function ShownPlaces<Show extends "own" | "around" | "every">(props: ShownPlacesProps<Show>) {
  const { shows, value, onChange } = props;
  const { formatMessage } = useIntl();
  return (
    <Segment
      label={formatMessage(nationalText.show)}
      options={shows.map((show) => ({ value: show, label: formatMessage(shownPlacesText[show]) }))}
      value={value}
      onChange={onChange}
    />
  );
}

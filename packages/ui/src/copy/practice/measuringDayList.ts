import { actionText } from "../controls/action.ts";
import { headingText } from "../controls/heading.ts";
import { plain } from "../plain.ts";
import { listOrderText } from "../support/listOrder.ts";
import { typed } from "../typed.ts";
import { measuringDaysText, measuringFormText } from "./measuringDay.ts";

/** What narrows the list of measuring days. */
export const dayListText = plain.defineMessages({
  search: { id: "dayList.search", defaultMessage: "名前・場所で探す" },
  state: { id: "dayList.state", defaultMessage: "状態" },
  all: actionText.all,
  open: measuringDaysText.open,
  closed: measuringDaysText.closed,
  none: { id: "dayList.none", defaultMessage: "条件に合う測定会がありません" },
});

export const dayOrderText = plain.defineMessages({
  open: { id: "dayList.openFirst", defaultMessage: "入力中が先" },
  new: listOrderText.newest,
  old: listOrderText.oldest,
});

export const dayCsvText = plain.defineMessages({
  date: headingText.date,
  name: measuringDaysText.title,
  place: measuringFormText.place,
  items: measuringFormText.item_ids,
  players: { id: "dayCsv.players", defaultMessage: "測った選手（人）" },
  filled: { id: "dayCsv.filled", defaultMessage: "入力済み（件）" },
  state: dayListText.state,
});

export const dayListValueText = typed.defineMessages({
  file: { id: "dayList.file", defaultMessage: "測定会_{day}.csv" },
});

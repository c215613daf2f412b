import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const rankMoveText = defineMessages({
  same: { id: "rankMove.same", defaultMessage: "変わらず" },
  new: { id: "rankMove.new", defaultMessage: "新" },
  newSpoken: { id: "rankMove.newSpoken", defaultMessage: "新しく入りました" },
});

export const rankMoveValueText = typed.defineMessages({
  up: { id: "rankMove.up", defaultMessage: "{places, number}位上がりました" },
  down: { id: "rankMove.down", defaultMessage: "{places, number}位下がりました" },
});

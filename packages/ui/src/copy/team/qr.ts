import { defineMessages } from "react-intl";

export const qrText = defineMessages({
  teamCode: { id: "qr.teamCode", defaultMessage: "チームコード" },
  picture: { id: "qr.picture", defaultMessage: "チーム招待用QRコード" },
});

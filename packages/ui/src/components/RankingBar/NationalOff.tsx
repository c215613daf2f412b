import { useIntl } from "react-intl";
import { nationalText } from "../../copy/rankings/ranking.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Link } from "../Link/Link.tsx";

/** 全国に参加していないチームに、なぜ自分たちが出ないかを言う。 */
export function NationalOff() {
  const { formatMessage } = useIntl();
  return (
    <Banner tone="i">
      <b>{formatMessage(nationalText.offTitle)}</b> {formatMessage(nationalText.offBody)}{" "}
      <Link href="/evaluation-setting">{formatMessage(nationalText.settings)}</Link>
    </Banner>
  );
}

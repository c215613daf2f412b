import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { outboxText, outboxValueText } from "../../../copy/frame/outbox.ts";

/** 数字にまだ入っていない投球数が、この端末にあることを知らせる。 */
export function UnsentCounts({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  return (
    <Banner tone="w">
      {formatMessage(outboxValueText.counts, { count })}{" "}
      <Link href="/sync-status">{formatMessage(outboxText.look)}</Link>
    </Banner>
  );
}

import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { syncStorageText } from "../../../copy/frame/syncDevice.ts";
import type { SyncStatus } from "../syncStatusProps.ts";

/** 端末に保存できないわけと、入力を失わないためにできること。 */
export function StorageBanner({ storage }: { storage: Exclude<SyncStatus["storage"], "ok"> }) {
  const { formatMessage } = useIntl();

  return <Banner tone="d">{formatMessage(syncStorageText[storage], { b: bold })}</Banner>;
}

const bold = (chunks: ReactNode) => <b key="why">{chunks}</b>;

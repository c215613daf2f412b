import { type ComponentType, lazy } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { familyText } from "../../../copy/notices/family.ts";
import type { EventPlanProps } from "./events/EventPlan.tsx";
import type { EventProps } from "./events/eventProps.ts";
import type { NoticeFilesProps } from "./notices/NoticeFiles.tsx";

// Arrive once there is something to show in them: the page with its notices does not wait.
const fetchParts = () => import("./events/familyEvents.ts");
const onMissing = () => ({ default: PartMissing });

/** 返事を待っている行事の一枚。 */
export const EventCard = lazy<ComponentType<EventProps>>(() =>
  fetchParts().then((parts) => ({ default: parts.EventCard }), onMissing),
);

/** 予定。 */
export const EventPlan = lazy<ComponentType<EventPlanProps>>(() =>
  fetchParts().then((parts) => ({ default: parts.EventPlan }), onMissing),
);

/** 添付。 */
export const NoticeFiles = lazy<ComponentType<NoticeFilesProps>>(() =>
  import("./notices/NoticeFiles.tsx").then((parts) => ({ default: parts.NoticeFiles }), onMissing),
);

function PartMissing() {
  const { formatMessage } = useIntl();
  return <Banner tone="d">{formatMessage(familyText.partMissing)}</Banner>;
}

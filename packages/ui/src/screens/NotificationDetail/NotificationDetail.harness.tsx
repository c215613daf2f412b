import { useState } from "react";
import { NotificationDetailScreen, type NotificationDetailScreenProps } from "./NotificationDetailScreen.tsx";

/** For stories only: holds the filter and the page of the table, as the address does. */
export function NotificationDetailHarness(props: NotificationDetailScreenProps) {
  const [view, setView] = useState(props.view);

  return (
    <NotificationDetailScreen
      {...props}
      view={view}
      onViewChange={(change) => {
        props.onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      }}
    />
  );
}

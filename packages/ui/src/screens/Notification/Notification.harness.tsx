import { useState } from "react";
import { NotificationScreen, type NotificationScreenProps } from "./NotificationScreen.tsx";

/** For stories only: holds what is written and which list is shown, as the app does; sends nothing. */
export function NotificationHarness(props: NotificationScreenProps) {
  const { composer, history } = props;
  const [values, setValues] = useState(composer.values);
  const [tab, setTab] = useState(history.tab);

  return (
    <NotificationScreen
      {...props}
      composer={{
        ...composer,
        values,
        onChange: (change) => {
          composer.onChange(change);
          setValues((before) => ({ ...before, ...change }));
        },
      }}
      history={{
        ...history,
        tab,
        onTabChange: (next) => {
          history.onTabChange(next);
          setTab(next);
        },
      }}
    />
  );
}

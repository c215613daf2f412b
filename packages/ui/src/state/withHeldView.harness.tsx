import { type ComponentType, useCallback, useState } from "react";

/** For stories only: a screen that holds its view, as the address does in the app. */
export function withHeldView<
  View extends object,
  Props extends { view: View; onViewChange: (change: Partial<View>) => void },
>(Screen: ComponentType<Props>) {
  function HeldView(props: Props) {
    const { onViewChange } = props;
    const [view, setView] = useState(props.view);
    const handleViewChange = useCallback(
      (change: Partial<View>) => {
        onViewChange(change);
        setView((before) => ({ ...before, ...change }));
      },
      [onViewChange],
    );
    return <Screen {...props} view={view} onViewChange={handleViewChange} />;
  }
  return (props: Props) => <HeldView {...props} />;
}

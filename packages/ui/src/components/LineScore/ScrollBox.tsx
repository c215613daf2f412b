import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";

export type ScrollBoxProps = Omit<ComponentPropsWithRef<"div">, "ref"> & {
  /** 中身の名前。送れるときだけ読み上げる。 */
  label: string;
};

/** 入りきらないときだけ、キーボードでも横に送れる区画になる。 */
export function ScrollBox({ label, ...rest }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    // Called once by itself when it begins to watch, after the page's own layout.
    const measure = () => setOverflows(watched.scrollWidth > watched.clientWidth);
    const watcher = new ResizeObserver(measure);
    watcher.observe(watched);
    if (watched.firstElementChild) watcher.observe(watched.firstElementChild);
    return () => watcher.disconnect();
  }, []);

  const asRegion = overflows ? ({ role: "group", "aria-label": label, tabIndex: 0 } as const) : undefined;
  return <div {...rest} {...asRegion} ref={box} data-overflows={overflows || undefined} />;
}

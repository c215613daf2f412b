import { useEffect, useRef } from "react";
import { Banner } from "../../../components/Banner/Banner.tsx";

/** 断られた理由。ダイアログが閉じた後に読み直した画面の上にあり、フォーカスを受け取って目に入る。 */
export function RefusedBanner({ children }: { children: string }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);

  return (
    <Banner ref={banner} tone="d" tabIndex={-1}>
      {children}
    </Banner>
  );
}

import { useEffect, useRef } from "react";
import { Banner } from "./Banner.tsx";

export type DoneBannerProps = {
  /** 何が済んだか。 */
  children: string;
};

/** 済んだことの知らせ。押したボタンが行ごとなくなるときのために、フォーカスを受け取って読まれる。 */
export function DoneBanner({ children }: DoneBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);

  return (
    <Banner ref={banner} tone="s" tabIndex={-1}>
      {children}
    </Banner>
  );
}

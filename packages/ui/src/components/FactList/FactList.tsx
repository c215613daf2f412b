import type { ComponentPropsWithRef } from "react";

export type FactListProps = ComponentPropsWithRef<"dl">;

/** 名前と中身の組（`Fact`）を、罫で区切って並べる。 */
export function FactList(props: FactListProps) {
  return <dl {...props} />;
}

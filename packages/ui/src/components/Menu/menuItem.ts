import type { IconPath } from "../Icon/Icon.tsx";

export type MenuEntry = {
  /** メニューの中で一つだけの名前。 */
  id: string;
  label: string;
  icon?: IconPath;
  /** 言葉の下に添える一文。 */
  description?: string;
  /** 消す・外すなど。最後に置く。 */
  tone?: "normal" | "danger";
} & (
  | { onAction: () => void; href?: never; forbidden?: never }
  | { href: string; onAction?: never; forbidden?: never }
  /** いまはできない。項目は残し、理由を言う。 */
  | { forbidden: string; onAction?: never; href?: never }
);

/** 線で分けたひとまとまり。 */
export type MenuGroup = { id: string; label?: string; items: readonly MenuEntry[] };

import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { folderIcon } from "../Icon/icons.ts";

export type FileButtonProps = Omit<ButtonProps, "onClick" | "children"> & {
  /** `accept` 属性と同じ書き方（`.csv`、`image/png`）。選ぶ画面での絞り込みで、検査ではない。 */
  accept: readonly string[];
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
};

/** 端末の選択画面を開くボタン。同じファイルを続けて選んでも届く。 */
export function FileButton({ accept, onChoose, icon = folderIcon, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Button {...rest} icon={icon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(",")}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}

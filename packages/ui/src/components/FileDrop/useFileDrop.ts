import { type DragEvent, useEffect, useState } from "react";

type Take = (files: readonly File[], folders: readonly string[]) => void;

/** Makes an element accept dropped files. `isOver` while some are above it. */
export function useFileDrop(onFiles: Take) {
  const [isOver, setOver] = useState(false);
  useDropGuard();

  const handleDrag = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  const dropProps = {
    onDragEnter: handleDrag,
    onDragOver: handleDrag,
    onDragLeave: (event: DragEvent) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      takeFrom(event.dataTransfer, onFiles);
    },
  };
  return { isOver, dropProps };
}

export const carriesFiles = (transfer: DataTransfer) => transfer.types.includes("Files");

export function takeFrom(transfer: DataTransfer, onFiles: Take) {
  const folders = [...transfer.items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? [entry.name] : [];
  });
  onFiles(
    [...transfer.files].filter(({ name }) => !folders.includes(name)),
    folders,
  );
}

/** Prevents the browser from opening a file dropped beside the target, which would lose what was typed. */
function useDropGuard() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}

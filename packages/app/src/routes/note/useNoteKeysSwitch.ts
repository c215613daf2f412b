import { storageKeys } from "@kyuseki/domain";
import { useState } from "react";

/** Whether single-character keys work on this device; on until a coach switches them off (WCAG 2.1.4). */
export function useNoteKeysSwitch() {
  const [isOn, setOn] = useState(read);

  return {
    isOn,
    onChange: (next: boolean) => {
      setOn(next);
      write(next);
    },
  };
}

function read(): boolean {
  try {
    return window.localStorage.getItem(storageKeys.noteKeys) !== off;
  } catch {
    return true;
  }
}

function write(isOn: boolean) {
  try {
    if (isOn) window.localStorage.removeItem(storageKeys.noteKeys);
    else window.localStorage.setItem(storageKeys.noteKeys, off);
  } catch {
    // Blocked: it holds until the page closes.
  }
}

const off = "off";

import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { openNoteAddress } from "./viewInAddress.ts";

/**
 * The note that is open beside the queue. It follows every key at once; the address follows a moment later, without a step
 * to go back, because browsers refuse an address that changes with every key.
 */
export function useOpenNote() {
  const { key, search } = useLocation();
  const arrivedBy = useNavigationType();
  const navigate = useNavigate();
  const inAddress = openNoteAddress.read(search).id;
  const [id, setId] = useState(inAddress);
  const [known, setKnown] = useState({ key, inAddress });

  if (key !== known.key) {
    setKnown({ key, inAddress });
    // What was written below may arrive after the next key; a link or a step back is followed.
    if (arrivedBy !== "REPLACE" && inAddress !== known.inAddress && inAddress !== null) setId(inAddress);
  }

  useEffect(() => {
    if (id === inAddress) return;
    const write = () => {
      const params = new URLSearchParams(search);
      if (id === null) params.delete("id");
      else params.set("id", `${id}`);
      void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true, state: "view" });
    };
    const timer = setTimeout(write, addressMs);
    return () => clearTimeout(timer);
  }, [id, inAddress, search, navigate]);

  return [id, useCallback((next: number | null) => setId(next), [])] as const;
}

const addressMs = 400;

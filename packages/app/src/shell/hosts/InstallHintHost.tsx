import { InstallHint, media } from "@kyuseki/ui";
import { useEffect, useState } from "react";
import { countVisit } from "../../services/installHint/visits.ts";
import { useSession } from "../../services/services.ts";

/** The event by which a browser offers to install the app; TypeScript does not know it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Tells a coach with a phone once, at the third visit, that the app can be installed. */
export function InstallHintHost() {
  const isSignedIn = useSession().status === "signed_in";
  const [isShown, setIsShown] = useState(false);
  const [offer, setOffer] = useState<InstallOffer | null>(null);

  useEffect(() => {
    if (!isSignedIn || !isOnPhone() || isInstalled()) return;
    if (countVisit(() => window.localStorage, Date.now())) setIsShown(true);
    const handleOffer = (event: Event) => {
      // In place of the browser's own bar.
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const handleInstalled = () => setIsShown(false);
    window.addEventListener("beforeinstallprompt", handleOffer);
    window.addEventListener("appinstalled", handleInstalled);
    return () => {
      window.removeEventListener("beforeinstallprompt", handleOffer);
      window.removeEventListener("appinstalled", handleInstalled);
    };
  }, [isSignedIn]);

  if (!isSignedIn || !isShown) return null;
  const handleInstall = () => {
    setIsShown(false);
    void offer?.prompt();
  };
  return <InstallHint way={offer ? "ask" : otherWay()} onInstall={handleInstall} onClose={() => setIsShown(false)} />;
}

const isOnPhone = () => window.matchMedia(media.mobile).matches && window.matchMedia("(pointer: coarse)").matches;
const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches;
/** Only browsers of iOS know `navigator.standalone`. */
const otherWay = () => ("standalone" in navigator ? "share" : "menu");

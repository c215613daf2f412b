import { ServiceScreen } from "@kyuseki/ui/screens/Service";
import { useLocation } from "react-router-dom";
import { servicePanel, services } from "../../content/service.ts";

export function Component() {
  const { hash } = useLocation();
  return <ServiceScreen {...servicePanel} services={services} anchor={decodeURIComponent(hash.slice(1))} />;
}

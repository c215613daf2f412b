import { ServiceScreen } from "@kyuseki/ui/screens/Service";
import { useLocation } from "react-router-dom";
import { serviceBoard, services } from "../../content/service.ts";

export function Component() {
  const { hash } = useLocation();
  return <ServiceScreen {...serviceBoard} services={services} anchor={decodeURIComponent(hash.slice(1))} />;
}

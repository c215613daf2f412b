import { ServiceScreen } from "@kyuseki/ui/screens/Service";
import { useLocation } from "react-router-dom";
import { servicePanel, servicesOf } from "../../content/service.ts";
import { useSignedIn } from "../../services/services.ts";

export function Component() {
  const { hash } = useLocation();
  const { team } = useSignedIn();
  const services = servicesOf(team.nextshot_available);
  return <ServiceScreen {...servicePanel} services={services} anchor={decodeURIComponent(hash.slice(1))} />;
}

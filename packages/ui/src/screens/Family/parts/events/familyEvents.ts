// What the page loads once there is an event.
export { EventCard } from "./EventCard.tsx";
export { EventPlan } from "./EventPlan.tsx";

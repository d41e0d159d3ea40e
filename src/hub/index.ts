export { createHub, type Hub, type HubStatus } from "./hub.ts";
export { openNatsLink } from "./nats-link.ts";
export { HubProvider, useHub, useHubRow } from "./react.tsx";
export { knockOnReturn } from "./return.ts";

/**
 * Stands in the app for @nats-io/nkeys, which signs with a key pair: the hub's client imports it, and Floorbook shows the hub a token only
 * (src/hub/nats-link.ts). 10 KB that no phone needs.
 */
export {};

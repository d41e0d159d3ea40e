export { severalDays, timeOf } from "#parts";

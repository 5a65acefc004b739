export { peopleTables as tables } from "./tables.ts";

/**
 * Statements that change one table. Its name is part of their type, so that a `DbWriter` accepts only tables that its
 * owner may write.
 */
import type { NewRow, TableName } from "../../tables.ts";
import { type Fields, name, rowOf, type Sql, sql } from "./sql.ts";
import type { Only } from "./table.ts";

declare const fromHere: unique symbol;

/** Only the functions below create one, so SQL about another table is not assignable to it. */
export interface Statement<Table extends TableName = TableName, Row = unknown> extends Sql<Row> {
  readonly table: Table;
  readonly [fromHere]: true;
}

function statement<Table extends TableName, Row>(table: Table, text: Sql<Row>): Statement<Table, Row> {
  // The mark exists for the compiler alone.
  return { ...text, table } as Statement<Table, Row>;
}

export function insertInto<Table extends TableName, Row>(
  table: Table,
  rest: Sql<Row>,
): Statement<Table, Row> {
  return statement(table, sql<Row>`INSERT INTO ${name(table)} ${rest}`);
}

/** One whole row. */
export function insertRow<Table extends TableName, const Row extends NewRow<Table> & Fields>(
  table: Table,
  row: Only<Row, NewRow<Table>>,
): Statement<Table> {
  return insertInto(table, rowOf(row));
}

export function updateOf<Table extends TableName, Row>(table: Table, rest: Sql<Row>): Statement<Table, Row> {
  return statement(table, sql<Row>`UPDATE ${name(table)} ${rest}`);
}

export function deleteFrom<Table extends TableName, Row>(
  table: Table,
  rest: Sql<Row>,
): Statement<Table, Row> {
  return statement(table, sql<Row>`DELETE FROM ${name(table)} ${rest}`);
}

/** Rows that the table of a dataset shows; what is more stays in the data. A file of its own: pages need nothing else of boards. */
export const TABLE_ROWS = 60;

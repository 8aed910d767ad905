/**
 * Keeps the test from waiting for what never comes. What comes late is judged like anything else: how long a part takes to
 * start again is the machine's doing, and a client that went before then would leave its build without an end.
 */
export const guardMs = 180_000;

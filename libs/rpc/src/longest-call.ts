/**
 * More than the longest call takes, in ms. A connection that has grown too old is closed once its calls have ended, for
 * which they get this long; and no ping is sent sooner, since a session that is closing answers none, which grpc-js
 * takes for a lost connection.
 */
export const longestCallMs = 200_000;

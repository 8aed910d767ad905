/** Raise it with every change of what a renderer makes: exports made by another version are made anew. */
export const rendererVersion = '1';

/** It gives what draws charts a canvas where there is one; imported for its evaluation alone. */
declare module 'vega-canvas' {}

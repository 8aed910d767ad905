/** What compilers, editors and people read, and a running service never: Node runs no TypeScript of a package. */
const neverRead = /\.(?:[cm]?tsx?|map|md|markdown|flow|tsbuildinfo)$/i;

/** Where a package brings the same code several times over, or much that nothing here asks for. */
const byPackage: readonly (readonly [name: RegExp, leftOut: RegExp])[] = [
  // Node takes build/src; the others are for bundlers.
  [/^@opentelemetry\//, /^build\/es(?:m|next)\//],
  // The icons are read from icon-nodes.json.
  [/^lucide-static$/, /^(?:font|icons|dist)\/|^sprite\.svg$|^tags\.json$/],
  // Fonts are read from files, in weights 400 and 700; what a browser would load is written here.
  [/^@fontsource\//, /\.(?:css|scss)$|-(?:[1235689]00)-(?:normal|italic)\.woff2?$/],
  // The languages that libs/pictograms reads.
  [
    /^cldr-annotations-full$/,
    /^annotations\/(?!(?:ar|bg|bn|ca|cs|d[ae]|e[lnst]|f[air]|h[eiru]|i[dt]|ja|ko|l[tv]|nl|no|p[lt]|r[ou]|s[klrv]|t[hr]|uk|vi|zh)\/)/,
  ],
  [/^@embedpdf\/fonts-/, /(?<!-Regular|-Bold)\.otf$/],
  [/^docx$/, /^dist\/[\w-]+\.(?:iife\.js|umd\.cjs)$/],
  [/^pdfkit$/, /^(?:tools|types)\/|^js\/pdfkit\.(?:standalone|browser|old)/],
  [/^fontkit$/, /^dist\/browser/],
  [/^pptxgenjs$/, /^dist\/pptxgen\.(?:bundle|min)/],
  [/^vega-lite$/, /\.min\.js$|^build\/vega-lite-schema\.json$/],
];

/** Whether a file of somebody's package stays out of the images. Licences never do. */
export function isLeftOut(packageName: string, file: string): boolean {
  if (/(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i.test(file)) return false;
  return (
    neverRead.test(file) || byPackage.some(([name, leftOut]) => name.test(packageName) && leftOut.test(file))
  );
}

/** Whether a compiled file of our own stays out: types, the compiler's own notes, and tests. */
export function isOwnLeftOut(file: string): boolean {
  return /\.d\.ts$|\.tsbuildinfo$|(?:^|\/)test\/|\.test\.js/.test(file);
}

// npm puts the Node that the project brings along first on the PATH of its scripts. Where install scripts were
// blocked it is not there, and they would silently run on an older one.
const wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(`Sitewright needs Node ${wanted}; its scripts are running on ${process.version}. Type:`);
  console.error('  npm rebuild node @bufbuild/buf --ignore-scripts=false');
  process.exit(1);
}

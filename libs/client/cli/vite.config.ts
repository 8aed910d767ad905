import { defineConfig } from 'vite';

// One file that holds the client too, so that the package is installed from its own archive and a public registry.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'sitewright.js' } },
  },
  ssr: { noExternal: ['@sitewright/client'], resolve: { conditions: ['sitewright'] } },
});

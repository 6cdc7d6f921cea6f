/** `--mode NAME` builds one entry: the rules of a game, or a page with a computer player in a worker. */
export default ({ mode }) => ({
  logLevel: 'error',
  build: {
    outDir: `built/${mode}`,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === 'page' ? 'page.html' : `${mode}.js`,
      preserveEntrySignatures: 'strict',
    },
  },
  worker: { format: 'es' },
});

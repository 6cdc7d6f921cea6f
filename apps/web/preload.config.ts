/** Preloads the fonts with low priority: the script comes first, because nothing is shown without it. */
import type { Plugin } from 'vite';

const FONTS = /(fredoka|atkinson)[^/]*\.woff2$/;

export const preload: Plugin = {
  name: 'abacow-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            fetchpriority: 'low',
            href: `/${file}`,
          },
          injectTo: 'head' as const,
        })),
  },
};

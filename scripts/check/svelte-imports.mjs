// @ts-check
// Stands in for Svelte's compiler when dependency-cruiser reads a component: the compiler drops imports of types, and they count.
// Plain JavaScript, because the tests load it without tsx.
import ts from 'typescript';

export const VERSION = '5.0.0';

const SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;

/**
 * Only the imports of a component, as JavaScript.
 * @param {string} source
 */
export const compile = (source) => {
  const scripts = [...source.matchAll(SCRIPT)].map((match) => match[1]).join('\n');
  const imported = ts.preProcessFile(scripts, true, true).importedFiles.map(({ fileName }) => fileName);
  return { js: { code: imported.map((name) => `import ${JSON.stringify(name)};`).join('\n') } };
};

/** A JSON Schema as short text, close to how types are written: `{ "name": text, "bot"?: true }`. */
import { isObject } from '@abacow/rules';

type Json = Readonly<Record<string, unknown>>;

const NAMED = /^#\/components\/schemas\/(\w+)$/;
const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
};
const MAX_LINE = 88;

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** On one line where it fits. */
const block = (open: string, items: readonly string[], close: string, indent: string): string => {
  const short = `${open} ${items.join(', ')} ${close}`;
  if (items.length === 0) return `${open}${close}`;
  if (indent.length + short.length <= MAX_LINE && !short.includes('\n')) return short;
  return `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${close}`;
};

const objectText = (schema: Json, indent: string): string => {
  const { properties, required, additionalProperties } = schema;
  const needed = Array.isArray(required) ? (required as readonly string[]) : [];
  const fields = Object.entries(isObject(properties) ? properties : {}).map(
    ([name, value]) => `"${name}"${needed.includes(name) ? '' : '?'}: ${textOf(value, `${indent}  `)}`,
  );
  const isMap = isObject(additionalProperties) && Object.keys(additionalProperties).length > 0;
  const more = isMap ? [`any text: ${textOf(additionalProperties, `${indent}  `)}`] : [];
  return block('{', [...fields, ...more], '}', indent);
};

const textOf = (value: unknown, indent: string): string => {
  if (!isObject(value)) return 'anything';
  const name = typeof value['$ref'] === 'string' ? NAMED.exec(value['$ref'])?.[1] : undefined;
  if (name !== undefined) return name;
  if ('const' in value) return JSON.stringify(value['const']);
  if (Array.isArray(value['enum'])) return value['enum'].map((each) => JSON.stringify(each)).join(' | ');
  const choices = [...list(value['anyOf']), ...list(value['oneOf'])];
  if (choices.length > 0) return choices.map((each) => textOf(each, indent)).join(' | ');
  switch (value['type']) {
    case 'object':
      return objectText(value, indent);
    case 'array':
      return `list of ${textOf(value['items'], indent)}`;
    default:
      return typeof value['type'] === 'string' ? (WORDS[value['type']] ?? value['type']) : 'anything';
  }
};

export const schemaText = (schema: unknown): string => textOf(schema, '');

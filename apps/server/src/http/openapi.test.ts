import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';
import type { Service } from '../service.ts';
import { type ApiOptions, apiApp } from './api.ts';
import { DESCRIPTION_PATHS } from './docs/docs.ts';
import { openApi } from './openapi.ts';
import { ROUTES } from './routes.ts';

type Content = { readonly content: Readonly<Record<string, { readonly schema: object }>> };
type Described = { readonly requestBody?: Content; readonly responses: Readonly<Record<string, Content>> };
const paths = openApi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>;

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, about]) => ({ name: `${method.toUpperCase()} ${path}`, about })),
);
const schemaIn = ({ content }: Content): object => Object.values(content)[0]!.schema;

const ajv = new Ajv2020({ strict: true, allErrors: true });
ajv.addVocabulary(['components']);
const compile = (schema: object) => ajv.compile({ ...schema, components: openApi.components });

describe('the API description', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(openApi)) as Record<string, unknown>,
    );
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('has valid schemas, with every reference resolved', () => {
    const contents = operations.flatMap(({ about }) => [
      ...(about.requestBody === undefined ? [] : [about.requestBody]),
      ...Object.values(about.responses),
    ]);
    const schemas = new Set(contents.map((content) => JSON.stringify(schemaIn(content))));
    expect(schemas.size).toBeGreaterThan(10);
    for (const schema of schemas) expect(() => compile(JSON.parse(schema) as object)).not.toThrow();
  });

  test('describes every route', () => {
    const app = apiApp({} as Service, { origins: [] } as unknown as ApiOptions);
    const served = app.routes
      .filter(({ method, path }) => method !== 'ALL' && !DESCRIPTION_PATHS.some((each) => each === path))
      .map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(served.length).toBeGreaterThan(10);
    expect(operations.map(({ name }) => name).sort()).toEqual(served.sort());
  });

  test.each([
    ['GET /api/me', [200]],
    ['POST /api/me', [200, 201, 400, 403, 415, 429]],
    ['DELETE /api/me', [200, 401, 403]],
    ['POST /api/me/link', [201, 401, 403, 429]],
    ['POST /api/me/claim', [200, 400, 403, 404, 415, 429]],
    ['POST /api/me/tokens', [201, 400, 401, 403, 415, 429]],
    ['GET /api/me/tokens', [200, 401]],
    ['DELETE /api/me/tokens/{id}', [200, 401, 403, 404]],
    ['GET /api/me/games', [200, 401]],
    ['GET /api/tables', [200]],
    ['POST /api/tables', [201, 400, 401, 403, 415, 429]],
    ['GET /api/tables/{id}', [200, 404]],
    ['GET /api/tables/{id}/record', [200, 404, 409]],
    ['GET /api/codes/{code}', [200, 404]],
    ['POST /api/play-now', [200, 201, 400, 401, 403, 415, 429]],
  ])('keeps what version 1 promised: %s', (name, statuses) => {
    const about = operations.find((operation) => operation.name === name)!.about;
    expect(Object.keys(about.responses).map(Number)).toEqual(expect.arrayContaining(statuses));
  });

  /** A wrong token is refused everywhere; these refuse also a request without one. */
  const needsGuest = (name: string): boolean => {
    const [method, path] = name.split(' /api') as [string, string];
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    return (
      ROUTES.find((each) => each.path === pattern && each.method === method.toLowerCase())!.scope !==
      undefined
    );
  };

  test('says for every route what a token must allow', () => {
    const schemes = Object.keys(openApi.components.securitySchemes);
    for (const { name, about } of operations) {
      const { security } = about as unknown as { security: readonly Record<string, string[]>[] };
      expect(security.length, name).toBeGreaterThan(0);
      for (const each of security.flatMap(Object.keys)) expect(schemes).toContain(each);
      expect(
        security.some((each) => 'token' in each),
        name,
      ).toBe(needsGuest(name));
    }
  });

  test('names the schemas that programs use', () => {
    expect(Object.keys(openApi.components.schemas).sort()).toEqual([
      'Choice',
      'Clock',
      'Event',
      'Guest',
      'Problem',
      'Table',
      'View',
    ]);
  });
});

describe('what the service answers is what it describes', () => {
  let house: Running;
  let ada: Person;
  beforeAll(async () => {
    house = await startTestServer();
    ada = await newPerson(house.port, 'Ada');
  });
  afterAll(() => house.stop());

  /** Asks as Ada, checks the answer against its schema and gives it. */
  const ask = async (method: string, template: string, body?: object, value = ''): Promise<never> => {
    const answer = await api(house.port, template.replace(/\{\w+\}/, value), {
      method,
      secret: ada.secret,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    const described = paths[`/api${template}`]?.[method.toLowerCase()]?.responses[answer.status];
    expect(described, `${method} ${template} ${answer.status}`).toBeDefined();
    const validate = compile(schemaIn(described!));
    validate(json);
    expect(validate.errors, `${method} ${template} ${answer.status}`).toBeNull();
    return json as never;
  };

  test('about guests', async () => {
    await ask('GET', '/me');
    await ask('POST', '/me', { name: 'Ada' });
    const { link } = await ask('POST', '/me/link', {});
    await ask('POST', '/me/claim', { link });
    await ask('POST', '/me/claim', { link });
    await ask('POST', '/me/claim', { link: 7 });
    await ask('POST', '/me/tokens', { label: 'bot' });
    const { tokens } = await ask('GET', '/me/tokens');
    await ask('DELETE', '/me/tokens/{id}', undefined, (tokens as { id: string }[])[0]!.id);
    await ask('DELETE', '/me/tokens/{id}', undefined, 'none');
  });

  test('about tables', async () => {
    const id = await openTable(house.port, ada, cowpathTable({ public: true }));
    const client = await Client.greet(house.port, ada.secret);
    await client.watch(id);
    await client.sitDown(id);
    const { code } = await ask('GET', '/tables/{id}', undefined, id);
    await ask('GET', '/codes/{code}', undefined, code);
    await ask('GET', '/codes/{code}', undefined, 'NOSUCH');
    expect(await ask('GET', '/tables')).toMatchObject({ tables: [{ id }] });
    expect(await ask('GET', '/me/games')).toMatchObject({ tables: [{ id }] });
    await ask('GET', '/tables/{id}/record', undefined, id);
    await ask('POST', '/tables', cowpathTable());
    await ask('POST', '/tables', {});
    await ask('POST', '/play-now', { game: 'trio' });
    client.close();
  });

  test('on leaving', async () => {
    expect(await ask('DELETE', '/me')).toEqual({ deleted: true });
  });
});

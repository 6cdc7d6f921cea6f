/** The REST interface, described for programs. */
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const problems = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { description: 'refused', ...json(ref('Problem')) }]));
const answer = (status: number, description: string, schema: object, ...refusals: number[]) => ({
  [status]: { description, ...json(schema) },
  ...problems(...refusals),
});

const guest = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
};

const choice = {
  oneOf: [
    {
      type: 'object',
      required: ['game', 'sheet'],
      properties: { game: { const: 'cowpath' }, sheet: { type: 'string', example: 'x1co/2o3c/c4cx/o5xc' } },
    },
    {
      type: 'object',
      required: ['game', 'board', 'players', 'level', 'target'],
      properties: {
        game: { const: 'trio' },
        board: { enum: ['multiplication', 'addition'] },
        players: { enum: [2, 3, 4] },
        level: { enum: ['junior', 'intermediate', 'expert'] },
        target: { type: 'integer', minimum: 1 },
      },
    },
  ],
};

const clock = {
  oneOf: [
    { type: 'object', required: ['kind'], properties: { kind: { const: 'none' } } },
    {
      type: 'object',
      required: ['kind', 'ms'],
      properties: { kind: { enum: ['move', 'game'] }, ms: { type: 'integer', minimum: 1000 } },
    },
  ],
};

const newTable = {
  type: 'object',
  required: ['choice', 'seats'],
  properties: {
    choice: ref('Choice'),
    clock: ref('Clock'),
    opening: {
      oneOf: [
        { type: 'object', required: ['kind'], properties: { kind: { const: 'lot' } } },
        {
          type: 'object',
          required: ['kind', 'seat'],
          properties: { kind: { const: 'chosen' }, seat: { type: 'integer', minimum: 0, maximum: 3 } },
        },
      ],
    },
    seats: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { enum: ['me', 'open', 'computer'] },
          level: { type: 'integer', minimum: 1, maximum: 5 },
        },
      },
    },
    public: { type: 'boolean', default: false },
  },
};

const table = {
  type: 'object',
  required: ['id', 'code', 'choice', 'clock', 'seats', 'phase', 'public', 'createdAt', 'updatedAt'],
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    choice: ref('Choice'),
    clock: ref('Clock'),
    seats: { type: 'array', items: { type: 'object' } },
    phase: { enum: ['seating', 'opening', 'playing', 'over'] },
    public: { type: 'boolean' },
    createdAt: { type: 'integer' },
    updatedAt: { type: 'integer' },
  },
};

const tables = {
  type: 'object',
  required: ['tables'],
  properties: { tables: { type: 'array', items: ref('Table') } },
};
const opened = {
  type: 'object',
  required: ['id', 'code'],
  properties: { id: { type: 'string' }, code: { type: 'string' } },
};
const withSeat = { ...opened, properties: { ...opened.properties, seat: { type: 'integer' } } };
const guestAnswer = { type: 'object', required: ['guest'], properties: { guest: ref('Guest') } };
const body = (schema: object) => ({ requestBody: { required: true, ...json(schema) } });
const inPath = (name: string) => ({
  parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
});

export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Abacow',
    version: '1',
    description:
      'Tables for Cowpath and Trio. A guest is known by the cookie `abacow` or by a token sent as `Authorization: Bearer …`. Bodies are application/json. Pages of other sites may change nothing: 403 `request/foreign`. What goes on at a table goes over the WebSocket at /socket.',
    license: { name: 'MIT' },
  },
  paths: {
    '/api/me': {
      get: {
        summary: 'Who am I, with my ratings',
        responses: answer(200, 'the guest, or null', {
          type: 'object',
          required: ['guest'],
          properties: { guest: { oneOf: [ref('Guest'), { type: 'null' }] }, ratings: { type: 'object' } },
        }),
      },
      post: {
        summary: 'Become a guest, or take another name',
        ...body({
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 40 } },
        }),
        responses: {
          ...answer(201, 'a new guest; the cookie is set', guestAnswer, 400, 403, 415, 429),
          ...answer(200, 'renamed', guestAnswer),
        },
      },
      delete: {
        summary: 'Delete me and all that is kept about me',
        responses: answer(
          200,
          'gone',
          { type: 'object', properties: { deleted: { const: true } } },
          401,
          403,
        ),
      },
    },
    '/api/me/link': {
      post: {
        summary: 'A link that makes another device the same guest, once, within ten minutes',
        responses: answer(
          201,
          'the link',
          { type: 'object', properties: { link: { type: 'string' } } },
          401,
          403,
          429,
        ),
      },
    },
    '/api/me/claim': {
      post: {
        summary: 'Use such a link',
        ...body({ type: 'object', required: ['link'], properties: { link: { type: 'string' } } }),
        responses: answer(200, 'the guest; the cookie is set', guestAnswer, 400, 403, 404, 415, 429),
      },
    },
    '/api/me/tokens': {
      post: {
        summary: 'A token for a program of mine',
        ...body({
          type: 'object',
          required: ['label'],
          properties: { label: { type: 'string', maxLength: 60 } },
        }),
        responses: answer(
          201,
          'the token, shown once',
          { type: 'object', properties: { token: { type: 'string' } } },
          400,
          401,
          403,
          415,
          429,
        ),
      },
    },
    '/api/me/games': {
      get: { summary: 'Tables I sat at, newest first', responses: answer(200, 'tables', tables, 401) },
    },
    '/api/tables': {
      get: {
        summary: 'The lobby: public tables that wait or play',
        responses: answer(200, 'tables', tables),
      },
      post: {
        summary: 'Open a table',
        ...body(newTable),
        responses: answer(201, 'opened', opened, 400, 401, 403, 415, 429),
      },
    },
    '/api/tables/{id}': {
      get: { summary: 'A table', ...inPath('id'), responses: answer(200, 'the table', ref('Table'), 404) },
    },
    '/api/tables/{id}/record': {
      get: {
        summary: 'The game so far as a record; the secret of the dice is in it once the game is over',
        ...inPath('id'),
        responses: answer(200, 'the record', { type: 'object' }, 404, 409),
      },
    },
    '/api/codes/{code}': {
      get: {
        summary: 'The table with this code',
        ...inPath('code'),
        responses: answer(200, 'the table', ref('Table'), 404),
      },
    },
    '/api/play-now': {
      post: {
        summary:
          'Where to sit down with anyone who waits or is about to, else a new table to wait at; sit down there over the socket',
        ...body({
          type: 'object',
          required: ['game'],
          properties: { game: { enum: ['cowpath', 'trio'] } },
        }),
        responses: {
          ...answer(200, 'a table with an open seat', withSeat, 400, 401, 403, 415, 429),
          ...answer(201, 'opened, waiting', opened),
        },
      },
    },
  },
  components: {
    schemas: {
      Guest: guest,
      Choice: choice,
      Clock: clock,
      Table: table,
      Problem: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message'],
            properties: { code: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
} as const;

import { expect, test } from 'vitest';
import { postgresUnusable } from './unusable.ts';

const failed = (code: string): Error => Object.assign(new Error('s3cret is wrong'), { code });

test.each([
  ['ada:s3cret@somewhere', failed('ECONNREFUSED')],
  ['http//ada:s3cret@somewhere/abacow', failed('ECONNREFUSED')],
  ['https://ada:s3cret@somewhere/abacow', failed('ECONNREFUSED')],
  ['postgres://ada:s3cret@somewhere:5432/abacow?password=s3cret', failed('28P01')],
  ['postgres://ada:s3cret@somewhere/abacow', failed('')],
  ['postgres://ada:s3:cret@s3cret@somewhere/abacow', failed('XX000')],
  ['socket:/var/run?user=ada&password=s3cret', failed('ENOENT')],
  ['/var/run/postgresql s3cret', failed('ENOENT')],
  ['', failed('')],
])('the message about %s contains no password', (url, error) => {
  const { message } = postgresUnusable(url, error);
  expect(message).toMatch(/^DATABASE_URL/);
  expect(message).not.toContain('s3cret');
});

test('the reason is in words where there are some', () => {
  const url = 'postgres://ada:s3cret@somewhere:5432/abacow';
  expect(postgresUnusable(url, failed('28P01')).message).toBe(
    'DATABASE_URL: cannot use the database at somewhere:5432/abacow: the user or the password is wrong',
  );
  expect(postgresUnusable(url, failed('XX000')).message).toContain('error XX000');
});

/** One error type for the API, turned into a response in one place. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export class ApiProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: ContentfulStatusCode, code: string, message: string, headers = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const problem = (status: ContentfulStatusCode, code: string, message: string): ApiProblem =>
  new ApiProblem(status, code, message);

/** A rate limit refused the request; the next one is allowed after so many seconds. */
export const tooMany = (seconds: number): ApiProblem =>
  new ApiProblem(429, 'request/too-many', `slower, please: try again in ${seconds} s`, {
    'Retry-After': String(seconds),
  });

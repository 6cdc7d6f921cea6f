/** One error type for the API, turned into a response in one place. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export class ApiProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const problem = (status: ContentfulStatusCode, code: string, message: string): ApiProblem =>
  new ApiProblem(status, code, message);

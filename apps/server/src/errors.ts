/** Errors as text for logs and for operators. */
import { escapeHidden } from '@abacow/rules';

const MAX_CAUSES = 5;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** An error that only collects others, as a failed connection to several addresses does, has no message. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

const describe = (error: unknown): string => {
  const [message, code] = [messageOf(error), codeOf(error)];
  return code === '' || message.includes(code) ? message : `${message} (${code})`;
};

/** The error and everything that caused it, with their codes, on one line. */
export const explainError = (error: unknown): string => {
  const chain: string[] = [];
  for (
    let each: unknown = error;
    each !== undefined && chain.length < MAX_CAUSES;
    each = each instanceof Error ? each.cause : undefined
  )
    chain.push(describe(each));
  return escapeHidden(chain.join(', caused by: '));
};

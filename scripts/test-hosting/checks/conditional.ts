import type { OutgoingHttpHeaders } from 'node:http';
import { type Checks, type HostedSite, unless, wrongAnswers } from '../check';
import { textFiles } from './compression';
import { keptFor } from './headers';

/** Asks for a text, then asks whether it has changed, with what the first answer gave for that. */
async function askTwice(host: HostedSite, path: string, accepted: string): Promise<string[]> {
  const encoding: OutgoingHttpHeaders = accepted ? { 'accept-encoding': accepted } : {};
  const first = await host.ask(path, encoding);
  const { etag, 'last-modified': date } = first.headers;
  const questions = [...(etag ? [{ 'if-none-match': etag }] : []), ...(date ? [{ 'if-modified-since': date }] : [])];
  const again = await wrongAnswers(questions, async (question: OutgoingHttpHeaders) => {
    const { status, headers, body } = await host.ask(path, { ...encoding, ...question });
    const said = headers['cache-control'] ?? keptFor(path, host);
    return [
      ...unless(status === 304 && body.length === 0, `answers ${status} to ${JSON.stringify(question)}`),
      ...unless(said === keptFor(path, host), `is kept as "${said}" after a 304`),
    ];
  });
  const other = await host.ask(path, { ...encoding, 'if-none-match': '"another"' });
  return [
    ...unless(etag !== undefined, 'has no tag'),
    ...unless(other.status === 200, `answers ${other.status} to another tag`),
    ...again,
  ].map((fault) => `${path} in ${accepted || 'plain'} ${fault}`);
}

export const conditionalChecks: Checks = Object.fromEntries(
  ['br, gzip', 'gzip', ''].map((accepted) => [
    `what has not changed is not sent again (${accepted || 'plain'})`,
    (host: HostedSite) => wrongAnswers(textFiles(host), ({ path }) => askTwice(host, path, accepted)),
  ]),
);

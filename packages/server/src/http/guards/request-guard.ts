import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { problemResponse } from '../responses/problem.ts';

/** Half a year, as long as browsers ask for; names below this one are not ours to speak for. */
const HSTS = 'max-age=15552000';

/** Of two `Host` lines one reader takes the first and another the last. @source RFC 9112, section 3.2 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

async function refuse(response: ServerResponse, problem: Response): Promise<void> {
  response.writeHead(problem.status, Object.fromEntries(problem.headers)).end(await problem.text());
}

const twoHosts = () => problemResponse('malformed-request', { detail: 'It names two hosts' });
const notOurs = () =>
  problemResponse('misdirected', {
    detail:
      'This service does not answer for the host that is named; its operator can allow it by ALLOWED_HOSTS',
  });

interface Options {
  readonly trustedProxies: number;
  readonly allows: (host: string | undefined) => boolean;
}

/** What holds for every request, before anything is looked at. */
export function withRequestGuard(
  { trustedProxies, allows }: Options,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    // Only a proxy of ours knows how the client came.
    if (trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https')
      response.setHeader('strict-transport-security', HSTS);
    if (hasTwoHosts(request)) void refuse(response, twoHosts());
    else if (!allows(request.headers.host)) void refuse(response, notOurs());
    else next(request, response);
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { found, type HostReply } from './host-reply';
import type { HostRequest, User } from './stand-in';

type Given = { challenge: string; back: string; clientId: string };

/**
 * The pages by which programs without a secret sign in. Whoever comes is the first user, and agrees at once. As strict as the hosts are:
 * a code is good once, for the same application, the same way back, and the verifier that fits.
 */
export class SignInPages {
  private readonly given = new Map<string, Given>();

  constructor(
    private readonly clientId: string | undefined,
    private readonly users: readonly User[],
  ) {}

  /** The page that asks whether a program may: leads back with a code. */
  authorize({ url }: HostRequest): HostReply {
    const query = url.searchParams;
    const [back, state, challenge] = ['redirect_uri', 'state', 'code_challenge'].map((name) => query.get(name) ?? '');
    if (query.get('client_id') !== this.clientId || query.get('response_type') !== 'code' || !back)
      return found({ error: 'invalid_client', error_description: 'Client authentication failed.' }, 401);
    if (query.get('code_challenge_method') !== 'S256' || !challenge)
      return found({ error: 'invalid_request', error_description: 'PKCE is required for public clients.' }, 400);
    const code = randomUUID();
    this.given.set(code, { challenge, back, clientId: this.clientId ?? '' });
    const location = new URL(back);
    location.searchParams.set('code', code);
    location.searchParams.set('state', state ?? '');
    return { status: 302, body: '', headers: { location: location.href } };
  }

  /** Trades a code for a token, once. */
  trade({ request, body }: HostRequest): HostReply {
    if (request.headers.get('content-type')?.split(';')[0] !== 'application/x-www-form-urlencoded')
      throw new Error('the body is to be a form');
    const form = new URLSearchParams(`${body}`);
    const given = this.given.get(form.get('code') ?? '');
    this.given.delete(form.get('code') ?? '');
    const digest = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      form.get('grant_type') === 'authorization_code' &&
      given?.challenge === digest &&
      given.back === form.get('redirect_uri') &&
      given.clientId === form.get('client_id');
    const [user] = this.users;
    if (!fits || !user)
      return found({ error: 'invalid_grant', error_description: 'The provided authorization grant is invalid.' }, 400);
    return found({ access_token: user.token, token_type: 'bearer', expires_in: 7200, refresh_token: randomUUID() });
  }
}

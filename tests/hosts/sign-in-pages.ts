import { createHash, randomUUID } from 'node:crypto';
import { found, type HostReply } from './host-reply';
import type { HostRequest, User } from './stand-in';

type Given = { challenge: string; back: string; clientId: string };
type Setting = {
  clientId: string | undefined;
  users: readonly User[];
  /** Of the application, for a host that gives tokens only to who has it. */
  secret?: string;
  lifetime?: number;
};

/**
 * The pages by which programs sign in. Whoever comes is the first user, and agrees at once. As strict as the hosts are: a code is good once,
 * for the same application, the same way back, and the verifier that fits; a refresh token is good once, and gives the next token of the
 * same user where there is one.
 */
export class SignInPages {
  private readonly given = new Map<string, Given>();
  private readonly refreshing = new Map<string, User>();

  constructor(private readonly setting: Setting) {}

  /** The page that asks whether a program may: leads back with a code. */
  authorize({ url }: HostRequest): HostReply {
    const query = url.searchParams;
    const [back, state, challenge] = ['redirect_uri', 'state', 'code_challenge'].map((name) => query.get(name) ?? '');
    const { clientId } = this.setting;
    if (query.get('client_id') !== clientId || query.get('response_type') !== 'code' || !back)
      return found({ error: 'invalid_client', error_description: 'Client authentication failed.' }, 401);
    if (query.get('code_challenge_method') !== 'S256' || !challenge)
      return found({ error: 'invalid_request', error_description: 'PKCE is required for public clients.' }, 400);
    const code = randomUUID();
    this.given.set(code, { challenge, back, clientId: clientId ?? '' });
    const location = new URL(back);
    location.searchParams.set('code', code);
    location.searchParams.set('state', state ?? '');
    return { status: 302, body: '', headers: { location: location.href } };
  }

  /** Trades a code, or a refresh token, for a token, once. */
  trade({ request, body }: HostRequest): HostReply {
    if (request.headers.get('content-type')?.split(';')[0] !== 'application/x-www-form-urlencoded')
      throw new Error('the body is to be a form');
    const form = new URLSearchParams(`${body}`);
    const { secret, clientId } = this.setting;
    if (secret !== undefined && (form.get('client_secret') !== secret || form.get('client_id') !== clientId))
      return this.refuse('incorrect_client_credentials', 'The client_id and/or client_secret passed are incorrect.');
    const user = form.get('grant_type') === 'refresh_token' ? this.refresh(form) : this.redeem(form);
    if (!user) return this.refuse('invalid_grant', 'The provided authorization grant is invalid.');
    const refresh_token = randomUUID();
    this.refreshing.set(refresh_token, user);
    const { lifetime = 7200 } = this.setting;
    return found({ access_token: user.token, token_type: 'bearer', expires_in: lifetime, refresh_token });
  }

  /** GitHub, which asks for a secret, has its errors with the status of an answer. */
  private refuse(error: string, error_description: string): HostReply {
    return found({ error, error_description }, this.setting.secret === undefined ? 400 : 200);
  }

  private refresh(form: URLSearchParams): User | undefined {
    const { users } = this.setting;
    const last = this.refreshing.get(form.get('refresh_token') ?? '');
    this.refreshing.delete(form.get('refresh_token') ?? '');
    return last && (users.slice(users.indexOf(last) + 1).find(({ login }) => login === last.login) ?? last);
  }

  private redeem(form: URLSearchParams): User | undefined {
    const given = this.given.get(form.get('code') ?? '');
    this.given.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const fits =
      form.get('grant_type') === 'authorization_code' &&
      given?.challenge === createHash('sha256').update(verifier).digest('base64url') &&
      given.back === form.get('redirect_uri') &&
      given.clientId === form.get('client_id');
    return fits ? this.setting.users[0] : undefined;
  }
}

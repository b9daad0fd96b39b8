import { createHash, randomUUID } from 'node:crypto';

/** Sign-in by redirect with PKCE, as strict as the hosts are. Everybody agrees at once and gets the same token. */
export class SignInPages {
  private readonly started = new Map<string, { challenge: string; back: string }>();

  constructor(
    private readonly clientId: string | undefined,
    private readonly token: string,
    /** Secret of the application, for a host that asks for it. */
    private readonly secret: string | undefined,
  ) {}

  /** Page that asks the user; redirects back with a code. */
  authorize({ searchParams }: URL): Response {
    const [clientId, back, state, challenge] = ['client_id', 'redirect_uri', 'state', 'code_challenge'].map(
      (name) => searchParams.get(name) ?? '',
    ) as [string, string, string, string];
    if (clientId !== this.clientId || searchParams.get('code_challenge_method') !== 'S256' || challenge === '')
      return Response.json({ error: 'invalid_request' }, { status: 400 });
    const code = randomUUID();
    this.started.set(code, { challenge, back });
    const location = `${back}?${new URLSearchParams({ code, state })}`;
    return new Response(null, { status: 302, headers: { location } });
  }

  /** Exchanges a code for a token, once, with the verifier that fits the challenge. */
  exchange(form: URLSearchParams): Response {
    const code = form.get('code') ?? '';
    const started = this.started.get(code);
    this.started.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isValid =
      form.get('client_id') === this.clientId &&
      (form.get('client_secret') ?? undefined) === this.secret &&
      started?.challenge === challenge &&
      started.back === form.get('redirect_uri');
    if (isValid) return Response.json({ access_token: this.token, expires_in: 28_800, refresh_token: randomUUID() });
    const refusal = { error: 'invalid_grant', error_description: 'The authorization grant is invalid.' };
    // GitHub sends its errors with status 200.
    return Response.json(refusal, { status: this.secret === undefined ? 400 : 200 });
  }
}

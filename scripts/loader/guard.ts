/**
 * Stands before the loader where the admin has an origin of its own: gives each script the hash that it must have, and leaves no
 * other way to a script or to markup made of texts. `loader-text.ts` puts `SETTINGS` in and makes it small. Browsers run this file
 * as it stands, so it imports nothing.
 */
declare const SETTINGS: import('./loader-text').GuardSettings;

{
  type Policies = {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
  };

  /** Undefined for what is no script of ours. */
  const hashOf = (address: string) => {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin ? SETTINGS.files[pathname] : undefined;
  };

  const { prototype } = HTMLScriptElement;
  const own = prototype.setAttribute;
  // The bundler sets addresses alone, in chunks that come later too.
  prototype.setAttribute = function (name, value) {
    if (name === 'src') own.call(this, 'integrity', hashOf(value) ?? '');
    own.call(this, name, value);
  };
  Object.defineProperty(prototype, 'src', {
    ...Object.getOwnPropertyDescriptor(prototype, 'src'),
    set(address: string) {
      this.setAttribute('src', address);
    },
  });

  // Markup and code are made of no text: no page of the admin needs that.
  (self as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (hashOf(address) === undefined ? null : address),
  });
}

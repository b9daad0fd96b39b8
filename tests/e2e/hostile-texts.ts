/** Texts that somebody might smuggle in: whichever runs sets `window.hacked`, whichever becomes markup is an <x-canary>. */
export const HOSTILE = {
  markup: '"\'><x-canary></x-canary><img src=x-canary onerror=window.hacked=1>',
  script: '</script></title><script>window.hacked=1</script>',
  address: 'javascript:window.hacked=1//<x-canary>',
} as const;

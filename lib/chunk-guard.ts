import * as messages from './site/messages';
import { storageKey } from './storage/key';

/**
 * The first script of each exported page, put there by `scripts/export/seal`. When a chunk is gone (404, or a page in its
 * place, as after a new deployment) it reloads the page, for the new one names chunks that exist; at most once a minute, and never
 * over text that somebody has written. Where that does not help it says so. Without storage it cannot count, and only says so.
 */
export const chunkGuard = (basePath: string): string =>
  `{let d=document,s=0;addEventListener('error',e=>{let t=e.target;!s&&navigator.onLine&&/_next.static.chunks/.test(t.src||t.href||/Syntax/.test(e.message)&&e.filename)&&(s=setTimeout(()=>{try{let k='${storageKey('reloaded', basePath)}';if(d.querySelector('textarea')?.value||6e4>Date.now()-(s=sessionStorage)[k])throw 0;s[k]=Date.now();location.reload()}catch{d.body.insertAdjacentHTML('beforeend','<p class=stale role=alert><a href target=_self>${messages.partMissing}</a>')}},99))},true)}`;

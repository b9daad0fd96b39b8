import { messages } from './messages';

/**
 * The first script of each exported page, put there by `scripts/export/seal`. When a chunk is gone (404, or a page in its
 * place, as after a new deployment) it reloads the page, for the new one names chunks that exist; at most once a minute, and never
 * over text that somebody has written. Where that does not help it says so. Without storage it cannot count, and only says so.
 */
export const CHUNK_GUARD = `{let d=document,k='sp:reloaded',r,b;addEventListener('error',e=>{let t=e.target,n=Date.now();if(r||d.querySelector('.stale')||!navigator.onLine||!/\\/_next\\/static\\/chunks\\//.test(t.src||t.href||e.error instanceof SyntaxError&&e.filename))return;try{if(6e4>n-sessionStorage[k]||[...d.querySelectorAll('textarea')].some(t=>t.value))throw 0;sessionStorage[k]=r=n;setTimeout(()=>location.reload(),99)}catch{t=d.createElement('p');t.className='stale';t.role='alert';b=d.createElement('button');b.onclick=()=>location.reload();b.append(${JSON.stringify(messages.reload)});t.append(${JSON.stringify(messages.partMissing)},b);(d.body||d.documentElement).append(t)}},true)}`;

/**
 * An inline script that runs before the first paint: on an address with a query the exported, unfiltered grid stays invisible
 * until the listing has its own answer, and the picture of a product until its color is chosen, or for six seconds at most should the scripts never arrive.
 */
export const HIDE_UNFILTERED = `if(location.search.length>1){let h=document.documentElement;h.dataset.query=location.search;setTimeout(()=>h.removeAttribute('data-query'),6e3)}`;

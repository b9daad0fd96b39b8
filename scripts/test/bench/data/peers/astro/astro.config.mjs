export default { prefetch: { prefetchAll: true }, devToolbar: { enabled: false } };

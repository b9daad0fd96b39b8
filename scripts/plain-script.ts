import { buildSync } from 'esbuild';

/**
 * Bundles and minifies a TypeScript file for a browser.
 * @param settings values in place of the name SETTINGS
 */
export function plainScript(file: string, settings?: object): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', ...(settings && { SETTINGS: JSON.stringify(settings) }) },
    logLevel: 'warning',
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}

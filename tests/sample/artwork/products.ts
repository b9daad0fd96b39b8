import { readFileSync } from 'node:fs';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { sampleCatalogue } from '@/scripts/catalogue/sample';
import { catalogueOf } from '@/tests/fixtures/catalogue';

const productsOf = (json: unknown) => catalogueOf(parseCatalogue(json, 'catalogue.json')).products;

export const bundledProducts = productsOf(JSON.parse(readFileSync('data/catalogue.json', 'utf8')));

export const sampleProducts = (count: number) => productsOf(sampleCatalogue(count));

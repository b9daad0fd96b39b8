/** The package has no types of its own; those on npm bring along all of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  export default function compression(options?: {
    filter?: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

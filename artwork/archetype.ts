/** The three pictures that every product gets. */
export type View = 'front' | 'second' | 'detail';

/** How the cloth or leather is printed or embossed. */
export type Pattern = 'plain' | 'multicam' | 'woodland' | 'digital' | 'basketweave';

/** One color that a product is offered in. */
export type Colorway = { readonly name: string; readonly hex: string; readonly pattern: Pattern };

/** One kind of product that can be drawn in any color and from three sides; `Options` are what the facts of a product decide about it. */
export type Archetype<Options extends object = object> = {
  /** Plain words for the title and the alternative text: 'duty shirt'. */
  readonly title: string;
  /** The name of the second view: 'back', 'side', 'open'. */
  readonly second: string;
  /** The part that the detail view shows: 'chest pocket and badge tab'. */
  readonly detail: string;
  /** Returns the inner SVG markup for viewBox 0 0 600 600; call-out labels are used by the detail view only. */
  draw(view: View, color: Colorway, options: Options, callouts: readonly string[]): string;
};

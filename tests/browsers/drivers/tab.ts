export type Point = { x: number; y: number };

/** A tab of a browser, and all that the checks ask of one: what each engine has to be able to do. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Goes back as a visitor does; what comes may be the very page that was left. */
  back(): Promise<void>;
  /** Runs a function in the page, which knows nothing but what it is given, and gives what it returns. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses there: with a finger on a phone where the driver knows fingers, with the mouse elsewhere. */
  press(at: Point): Promise<void>;
  /** Points there with the mouse. */
  point(at: Point): Promise<void>;
  /** Draws what is there to the left by so many pixels. */
  swipe(from: Point, distance: number): Promise<void>;
  /** Types a text, letter by letter. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in the standard ('Enter'), or several at once ('Control+a'). */
  key(name: string): Promise<void>;
  /** Chooses a file of this machine in an input. */
  choose(css: string, file: string): Promise<void>;
  /** A picture of what shows, or of the whole page. */
  picture(isWhole?: boolean): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Browser {
  readonly version: string;
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export type Screen = { width: number; height: number; isPhone: boolean; isDark: boolean };

/** The circumstances of a browser's start; `say` hears the faults in its console. */
export type Circumstances = { screen: Screen; folder: string; say: (fault: string) => void };

/** Starts a browser with the screen and the scheme of colors that all its tabs have; downloads come somewhere below the folder. */
export type Start = (program: string, circumstances: Circumstances) => Promise<Browser>;

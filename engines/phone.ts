/** What a flow needs of a browser, and no more: every engine can do it. */
export interface Phone {
  open(url: string): Promise<void>;
  /** Runs in the page; takes and gives what JSON can carry. */
  ask<Result, Args extends readonly unknown[]>(question: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>;
  /** A real pointer on the element, not an event made by script. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  choose(selector: string, path: string): Promise<void>;
  /** The browser process ends and another starts on the same profile; undefined where the engine keeps no profile over its end. */
  readonly restart?: () => Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  start(): Promise<Phone>;
}

/** The question as an expression; a build tool's helper that keeps names of functions is not known in the page. */
export function asExpression(question: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `((__name) => (${question}))((each) => each)(${args.map((each) => JSON.stringify(each)).join(",")})`;
}

import { Agent, get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { median } from '../report.ts';

/** How long the pages of one visitor took, in milliseconds. */
export interface PageTimes {
  readonly median: number;
  readonly worst: number;
  readonly pages: number;
}

/** How much longer a visitor's page may take under attack than in quiet. */
const MOST_SLOWER = 3;
const QUIET_PAGES = 100;
/** Pages that have to be measured under an attack, however short it is. */
const FEWEST_PAGES = 20;
/** What a start of the app asks for, after its page. */
const CALLS = ['/api/exchange-rates', '/api/currency-history/USD/EUR?period=1m'];

/** One visitor, with one connection, who loads the page of the app with its scripts and styles, the rates and a history. */
export class Visitor {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #quiet = Number.NaN;

  /**
   * @param url of the server
   * @param address as a trusted proxy would name it; without it, this machine's own
   */
  constructor(url: string, address?: string) {
    this.#url = url;
    this.#headers = {
      'accept-encoding': 'br',
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    };
  }

  /** @throws when there is no response, or another than 200 */
  #fetch(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const accept = path === '/' ? 'text/html' : '*/*';
      get(this.#url + path, { agent: this.#agent, headers: { ...this.#headers, accept } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('latin1'));
          else reject(new Error(`${path} got ${response.statusCode}`));
        });
      }).on('error', reject);
    });
  }

  /** Loads everything once; the files come from the page itself, uncoded. */
  async #paths(): Promise<string[]> {
    const page = await (
      await fetch(this.#url, { headers: { ...this.#headers, accept: 'text/html' } })
    ).text();
    return ['/', ...(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []), ...CALLS];
  }

  async #load(isOver: (pages: number) => boolean): Promise<PageTimes> {
    const paths = await this.#paths();
    const times: number[] = [];
    while (!isOver(times.length)) {
      const begin = performance.now();
      for (const path of paths) await this.#fetch(path);
      times.push(performance.now() - begin);
      await nextTurn();
    }
    return { median: median(times), worst: Math.max(...times), pages: times.length };
  }

  /** Loads the page while nothing else happens, first to warm up; the figures of later pages are held against it. */
  async quiet(): Promise<void> {
    await this.#load((pages) => pages === QUIET_PAGES);
    this.#quiet = (await this.#load((pages) => pages === QUIET_PAGES)).median;
  }

  /**
   * Loads the page again and again while something else happens.
   * @returns one line with the figures, and what is wrong with them
   */
  async during(attack: Promise<unknown>): Promise<{ line: string; faults: string[] }> {
    let isDone = false;
    const end = attack.finally(() => {
      isDone = true;
    });
    const times = await this.#load((pages) => isDone && pages >= FEWEST_PAGES);
    await end;
    const ratio = times.median / this.#quiet;
    const line = `another visitor's page ${this.#quiet.toFixed(1)} ms in quiet, ${times.median.toFixed(1)} ms meanwhile (${ratio.toFixed(2)} times; worst of ${times.pages}: ${times.worst.toFixed(0)} ms)`;
    const faults =
      ratio <= MOST_SLOWER ? [] : [`another visitor's page takes ${ratio.toFixed(2)} times as long`];
    return { line, faults };
  }

  close(): void {
    this.#agent.destroy();
  }
}

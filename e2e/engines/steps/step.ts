import type { Site } from '../../site.ts';
import type { Session } from '../engine.ts';
import type { Releases } from '../releases.ts';
import type { Visitor } from '../visitor.ts';

/** What a step of the main job has at hand. */
export interface Stage {
  readonly session: Session;
  readonly visitor: Visitor;
  /** Opens one more tab of the same browser. */
  readonly another: () => Promise<Visitor>;
  readonly site: Site;
  readonly releases: Releases;
}

/** One thing that a person does, and what comes of it. */
export interface Step {
  readonly title: string;
  readonly run: (stage: Stage) => Promise<void>;
}

export const AMOUNT = '^Cantidad$';
export const FAVORITE = '^Favorito$';

/** Euros for so many dollars. ECB reference rate of 21 August 2026, the newest bundled day: EUR 1 = USD 1.1699. */
export const eurosOf = (dollars: number) => (dollars / 1.1699).toFixed(6).replace('.', ',');

export const isDrawn = (selector: string) => {
  const element = document.querySelector(selector);
  return element !== null && element.getClientRects().length > 0;
};

import { dailyCloses, dayNumber, type Forecast, forecast } from '@equivale/core';
import type { Pair } from './ecb-pairs.ts';

/** Closes ahead: one week of working days, as on the card. */
const HORIZON = 5;
/** First day from which a forecast is validated. */
const FIRST_ORIGIN = '2010-01-01';
/** Closes of the trend, both ends included. */
const YEAR = 250;
/** How far back a forecast on the card looks. */
const YEARS_BACK_DAYS = 5 * 365.25;

/** How the forecasts of one pair turned out. Shares are 0..1. */
export interface Outcome {
  readonly pair: string;
  readonly first: string;
  readonly last: string;
  /** Forecasts made: one for each day with enough history whose outcome is known. */
  readonly forecasts: number;
  /** Share of outcomes inside the 80 % interval, over all forecasts. */
  readonly coverage: number;
  /** Non-overlapping weeks, over which everything below is measured. */
  readonly weeks: number;
  /** Weeks in which both the rate and last year's trend moved, and how often they did so the same way. */
  readonly directed: number;
  readonly hits: number;
  /** 1 - mean absolute error of continuing last year's trend / that of "no change", which is the median shown. */
  readonly trendSkill: number;
  /** The same for the interval score, against an interval of fixed width (80 % quantile of the past five years' weeks). */
  readonly widthSkill: number;
}

interface Week {
  readonly change: number;
  readonly trend: number;
  readonly score: number;
  readonly fixedScore: number;
}

/**
 * Makes the forecast of every day with nothing but the closes up to that day, at most five years of them, and compares
 * it with the close five working days later.
 */
export function walkForward({ base, target, points }: Pair): Outcome {
  const { dates, closes } = dailyCloses(points);
  const days = dates.map(dayNumber);
  const weeks: Week[] = [];
  let forecasts = 0;
  let inside = 0;
  let first = '';
  let from = 0;
  for (let at = 0; at + HORIZON < closes.length; at += 1) {
    while ((days[from] ?? 0) < (days[at] ?? 0) - YEARS_BACK_DAYS) from += 1;
    const date = dates[at] ?? '';
    if (date < FIRST_ORIGIN) continue;
    const known = closes.slice(from, at + 1);
    const made = forecast(known, HORIZON);
    if (!made.ok) continue;
    first ||= date;
    const outcome = closes[at + HORIZON] ?? 0;
    if (outcome >= made.low && outcome <= made.high) inside += 1;
    if (forecasts % HORIZON === 0) weeks.push(compareWeek(known, outcome, made));
    forecasts += 1;
  }
  const last = dates.at(-1) ?? '';
  return {
    pair: `${base}/${target}`,
    first,
    last,
    forecasts,
    coverage: inside / forecasts,
    ...summarize(weeks),
  };
}

function compareWeek(known: readonly number[], outcome: number, made: Forecast): Week {
  const change = Math.log(outcome / made.median);
  const half = Math.log(made.high / made.median);
  const fixed = pastMove(known);
  const yearAgo = known.at(-YEAR) ?? made.median;
  return {
    change,
    trend: (Math.log(made.median / yearAgo) / (YEAR - 1)) * HORIZON,
    score: intervalScore(half, change),
    fixedScore: intervalScore(fixed, change),
  };
}

/** @source T. Gneiting, A. E. Raftery, "Strictly Proper Scoring Rules", JASA 102 (2007), eq. 43, level 80 % */
function intervalScore(half: number, outcome: number): number {
  return 2 * half + 10 * Math.max(0, Math.abs(outcome) - half);
}

/** The 80 % quantile of all past moves over the horizon. */
function pastMove(closes: readonly number[]): number {
  const moves = Float64Array.from({ length: closes.length - HORIZON }, (_, index) =>
    Math.abs(Math.log((closes[index + HORIZON] ?? 1) / (closes[index] ?? 1))),
  ).sort();
  return moves[Math.ceil(0.8 * (moves.length + 1)) - 1] ?? 0;
}

function summarize(weeks: readonly Week[]) {
  const mean = (of: (week: Week) => number) => weeks.reduce((sum, week) => sum + of(week), 0) / weeks.length;
  const directed = weeks.filter(({ change, trend }) => change * trend !== 0);
  const noChange = mean(({ change }) => Math.abs(change));
  return {
    weeks: weeks.length,
    directed: directed.length,
    hits: directed.filter(({ change, trend }) => change * trend > 0).length,
    trendSkill: 1 - mean(({ change, trend }) => Math.abs(change - trend)) / noChange,
    widthSkill: 1 - mean(({ score }) => score) / mean(({ fixedScore }) => fixedScore),
  };
}

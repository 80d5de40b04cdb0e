/** An operation between two amounts. */
export type Operator = '+' | '-' | '*' | '/' | '^';

/** Signs and words of arithmetic. */
const OPERATORS = new Map<string, Operator>(
  Object.entries({
    '+': '+',
    plus: '+',
    mas: '+',
    '-': '-',
    minus: '-',
    menos: '-',
    '*': '*',
    x: '*',
    times: '*',
    por: '*',
    '/': '/',
    entre: '/',
    '^': '^',
  }),
);

/** The operation a folded word or sign stands for. */
export function operatorOf(text: string): Operator | undefined {
  return OPERATORS.get(text);
}

import type { Desk } from '../convert/desk.ts';
import { say } from '../messages/say.ts';
import type { Answer, Pair } from '../protocol.ts';
import { copyButton } from './copy-button.ts';
import { el } from './elements.ts';

/** The question field with its answer. What reads questions is loaded with the first letter. */
export function createAskField(desk: () => Desk, onPair: (pair: Pair) => void) {
  const input = el('input', {
    'aria-label': say('ask'),
    placeholder: say('askExample'),
    type: 'search',
    autocomplete: 'off',
  });
  const output = el('output', { class: 'answer' });
  const element = el('form', { class: 'ask', hidden: '' }, input, output);
  let last: Answer | undefined;
  const show = async () => {
    const text = input.value;
    if (text.trim() === '') return output.replaceChildren();
    const { answer } = await import('../convert/answer.ts');
    const found = await answer(text, undefined, desk());
    // A later letter has its own answer.
    if (text !== input.value) return undefined;
    last = found;
    if (!found.ok) return output.replaceChildren(el('span', { class: 'label' }, found.text));
    return output.replaceChildren(
      el('b', {}, found.text),
      el('small', {}, [found.origin, found.old].filter(Boolean).join(' · ')),
      copyButton(found.text),
    );
  };
  input.addEventListener('input', () => void show());
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (last?.ok && last.pair) onPair(last.pair);
  });
  return {
    element,
    toggle() {
      element.hidden = !element.hidden;
      if (!element.hidden) input.focus();
    },
    ask(text: string) {
      element.hidden = false;
      input.value = text;
      void show();
    },
  };
}

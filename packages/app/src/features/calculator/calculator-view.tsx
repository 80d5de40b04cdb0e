import './calculator.css';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import type { ResultRow } from '../../questions/question-results.ts';
import { useQuestionResults } from '../../questions/use-question-results.ts';
import { CalculatorDisplay } from './calculator-display.tsx';
import { isNumberAlone, textSoFar } from './key-text.ts';
import { Keypad } from './keypad.tsx';
import { Tape } from './tape.tsx';
import { UnitRow } from './unit-row.tsx';
import { useCalculator } from './use-calculator.ts';

/** Sums and questions with units and currencies, resolved as they are typed. */
export function CalculatorView() {
  const { locale } = useTranslate();
  const calculator = useCalculator(locale);
  const { text, field } = calculator;
  const found = useQuestionResults(textSoFar(text), true);
  const [letters, setLetters] = useState(false);
  // An interpretation once chosen stays chosen for exactly this text.
  const [chosen, setChosen] = useState({ text: '', key: '' });
  const rows = [...found.results, ...found.others];
  const picked = chosen.text === text ? rows.find(({ key }) => key === chosen.key) : undefined;
  const shown: ResultRow | undefined = picked ?? rows[0];

  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field]);
  useEffect(() => {
    if (letters) field.current?.focus();
  }, [letters, field]);

  const commit = () => {
    if (shown && !isNumberAlone(text)) calculator.commit(shown);
  };
  const toggleLetters = () => {
    // The phone looks at the field's input mode when it takes the focus.
    field.current?.blur();
    setLetters((were) => !were);
  };
  return (
    <div className="calculator">
      <div className="grid [grid-template-columns:minmax(0,_1fr)] gap-2 md:gap-3">
        <CalculatorDisplay
          text={text}
          field={field}
          letters={letters}
          found={found}
          shown={shown}
          onChoose={({ key }) => {
            setChosen({ text, key });
            // The choice that had the focus is gone.
            field.current?.focus();
          }}
          onText={calculator.onText}
          onMore={() => {
            calculator.press('→');
            field.current?.focus();
          }}
          onCommit={commit}
          onReplace={calculator.replace}
        />
        <UnitRow
          unit={shown?.from || undefined}
          letters={letters}
          onLetters={toggleLetters}
          onPress={calculator.press}
        />
        <Keypad onPress={calculator.press} onEdit={calculator.edit} onEquals={commit} />
      </div>
      <Tape onCleared={() => field.current?.focus()} />
    </div>
  );
}

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderView } from '../../testing/render-view.tsx';
import { FormField } from './form-field.tsx';

function Field() {
  const [text, setText] = useState('');
  return <FormField label="Importe" text={text} onText={setText} isNumber />;
}

it('[D.typed-numbers] a field of a form offers the other number, too', async () => {
  const { user } = await renderView(Field, '/settings');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Importe' });
  await user.type(field, '2,100');
  await user.click(screen.getByRole('button', { name: 'Leer como 2100' }));
  expect(field.value).toBe('2100');
  expect(screen.queryByRole('button')).toBeNull();
});

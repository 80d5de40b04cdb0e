import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('says what a search did not find, and what is there', () => {
  document.body.innerHTML = '<p>Euro</p><!-- a comment -->';
  expect(() => screen.getByText('Yen')).toThrow(/Unable to find an element with the text: Yen[\s\S]*Euro/);
});

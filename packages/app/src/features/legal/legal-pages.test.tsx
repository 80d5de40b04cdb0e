import { COMMON_CATEGORIES, CURRENCIES } from '@equivale/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../testing/render-view.tsx';
import { AboutView } from './about-view.tsx';
import { ContactView } from './contact-view.tsx';
import { PrivacyView, TermsView } from './sections-view.tsx';

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('about', () => {
  it('[S2.about] has mission, description, five features and team', async () => {
    await renderView(AboutView, '/about');
    expect(headings()).toEqual(['Nuestra misión', 'Qué hace', 'Equipo']);
    const [badges, features] = screen.getAllByRole('list');
    expect(badges?.children).toHaveLength(4);
    expect(features?.children).toHaveLength(5);
  });

  it('[S1.badges] says only what is true', async () => {
    await renderView(AboutView, '/about', 'en');
    expect(screen.getByText('170+ currencies')).toBeDefined();
    expect(CURRENCIES.length).toBeGreaterThan(170);
    expect(screen.getByText('9 categories')).toBeDefined();
    expect(COMMON_CATEGORIES).toHaveLength(9);
  });
});

it('[S2.contact] [S9.response-time] has the address, the button with its subject, three kinds of query and the response time', async () => {
  await renderView(ContactView, '/contact');
  expect(screen.getByText('soporte@equivale.example')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Enviar un correo' }).getAttribute('href')).toBe(
    'mailto:soporte@equivale.example?subject=Equivale%20-%20Consulta',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Soporte',
    'Sugerencias',
    'Empresas',
  ]);
  expect(screen.getByText('Respondemos en 24-48 horas.')).toBeDefined();
});

// SPEC's word, translated as DECISIONS asks: what a person of that language would write over a question.
it.each([
  ['es', 'Consulta'],
  ['en', 'Question'],
  ['pt', 'Contato'],
  ['fr', 'Question'],
  ['de', 'Anfrage'],
  ['it', 'Richiesta'],
  ['ca', 'Consulta'],
] as const)(
  '[S2.contact] the subject of the mail is in the language of the page: %s',
  async (language, word) => {
    await renderView(ContactView, '/contact', language);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`mailto:soporte@equivale.example?subject=Equivale%20-%20${word}`);
  },
);

it('[S2.privacy] has its six sections', async () => {
  await renderView(PrivacyView, '/privacy', 'en');
  expect(headings()).toEqual([
    'Introduction',
    'What data is collected',
    'What it is used for',
    'Advertising',
    'Cookies',
    'Contact',
  ]);
});

it('[S2.terms] has its seven sections, in the language chosen', async () => {
  const { switchTo } = await renderView(TermsView, '/terms');
  expect(headings()).toEqual([
    'Introducción',
    'Qué ofrece el servicio',
    'Exactitud',
    'Restricciones de uso',
    'Responsabilidad',
    'Cambios',
    'Contacto',
  ]);
  await switchTo('en');
  expect(await screen.findByRole('heading', { name: 'Liability' })).toBeDefined();
});

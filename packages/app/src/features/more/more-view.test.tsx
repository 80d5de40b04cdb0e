import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../testing/render-view.tsx';
import { MoreView } from './more-view.tsx';

const show = () => renderView(MoreView, '/more');

it.each([
  [/^Sin conexión/, 'more.offline.available'],
  ['Donar', 'more.donate.thanks'],
])('[S2.more-offline] [S2.more-donate] %s says so with an alert', async (name, message) => {
  const { user, announced } = await show();
  await user.click(screen.getByRole('button', { name }));
  expect(announced()).toBe(message);
});

it('without network it says of a page of the site that no device stores it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, announced } = await show();
  await user.click(screen.getByRole('button', { name: 'Para tu web y tus programas' }));
  await vi.waitFor(() => expect(announced()).toBe('page.offline'));
  expect(opened).not.toHaveBeenCalled();
});

it('[S2.more-share] [S7B.share] shares by the share sheet', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, announced } = await show();
  await user.click(screen.getByRole('button', { name: 'Compartir Equivale' }));
  expect(share).toHaveBeenCalledOnce();
  expect(announced()).toBeUndefined();
});

it.each([
  ['Acerca de', '/about'],
  ['Contacto', '/contact'],
  ['Privacidad', '/privacy'],
  ['Términos de uso', '/terms'],
  [/^Conversiones recientes/, '/recent-conversions'],
  [/^Calculadora/, '/calculator'],
  [/Volumen/, '/category/volume'],
  [/Fuerza/, '/category/force'],
  ['Valorar en Google Play', 'https://play.google.com/store/apps/details?id=app.equivale'],
  [/^Ayuda/, 'mailto:soporte@equivale.example?subject=Equivale%20-%20Consulta'],
])(
  '[S2.more-links] [S2.more-calculator] [S2.more-rate] [S2.more-help] %s leads to %s',
  async (name, href) => {
    await show();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  },
);

it('[S2.more-version] has the version card', async () => {
  await show();
  expect(screen.getByText('Equivale v1.0.0')).toBeDefined();
});

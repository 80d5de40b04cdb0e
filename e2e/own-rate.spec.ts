import { expect, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { hasSettled } from './pages/has-started.ts';

test('[I15.own-rate] [I15.paid] a rate of one’s own and a payment, with the keyboard alone, are still in use after a reload', async ({
  page,
}) => {
  const converter = new Converter(page);
  const chip = page.getByRole('button', { name: /Elegir otro tipo/ });
  const sheet = page.getByRole('dialog');
  // A payment is compared with a rate of its own days.
  await page.clock.setFixedTime('2026-08-22T12:00:00Z');
  await page.goto('/currency/EUR/MXN');
  await hasSettled(page);
  await chip.press('Enter');
  await sheet.getByRole('button', { name: /^Mi tipo de cambio/ }).press('Enter');
  await sheet.getByRole('textbox', { name: '1 EUR =' }).focus();
  await page.keyboard.type('185');
  await expect(sheet.getByRole('alert')).toContainText('¿Querías decir 18,5?');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(converter.result).toHaveText('1.850,00');
  await expect(chip).toBeFocused();
  await page.reload();
  await expect(converter.result).toHaveText('1.850,00');
  await expect(chip).toHaveText('Mi tipo de cambio');

  await page.goto('/more');
  await page.getByRole('button', { name: /^¿Cuánto pagué/ }).press('Enter');
  await sheet.getByLabel('Pagaste: moneda').selectOption('USD');
  await sheet.getByLabel('Tu banco cobró: moneda').selectOption('EUR');
  await sheet.getByRole('textbox', { name: 'Pagaste' }).focus();
  await page.keyboard.type('1169,9');
  await sheet.getByRole('textbox', { name: 'Tu banco cobró' }).focus();
  await page.keyboard.type('1025');
  // 1025 / (1169.9 / 1.1699) at the bundled rate of the ECB
  await expect(sheet.getByText(/^\+2,5/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await page.goto('/currency/USD/EUR');
  await chip.press('Enter');
  await sheet.getByRole('button', { name: /^Con la comisión/ }).press('Enter');
  await sheet.getByRole('radio', { name: /^Mi tarjeta/ }).check();
  await sheet.getByRole('button', { name: 'Usar Mi tarjeta' }).press('Enter');
  // 100 / 1.1699 x 1.025
  await expect(converter.result).toHaveText('87,614326');
  await expect(converter.card).toContainText('te cobran');
});

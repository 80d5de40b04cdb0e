import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RATE_TYPES } from '@equivale/contract';
import { expect, it } from 'vitest';
import { words as spanish } from '../../../../languages/es/app/docs.ts';
import { LANGUAGE_IDS, languageBase } from '../i18n/languages.ts';
import { renderDocuments } from './render-documents.tsx';

const openApi = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../server/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, never>> };

it('[I18.docs-calls] the API page has every call of the schema, and says nothing of one that there is not', () => {
  const calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((name) => name !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(spanish.api.summaries).sort()).toEqual(calls.toSorted());
  const facts = { siteUrl: 'https://equivale.example', openApi, integrity: 'sha384-x', perMinute: 600 };
  const pages = renderDocuments(facts);
  expect(pages.map(({ path }) => path)).toEqual(
    LANGUAGE_IDS.map(languageBase).flatMap((base) =>
      ['docs', 'embed', 'docs/rates', 'status'].map((name) => `${base}/${name}`),
    ),
  );
  const [api, embed] = pages;
  for (const call of calls) expect(api?.body).toContain(`<code>${call}</code>`);
  expect(api?.body).toContain('600 peticiones por minuto');
  // ECB, 21 August 2026
  expect(api?.body).toContain('&quot;USD&quot;: &quot;1.1699&quot;');
  expect(api?.body).toContain('&quot;rateType&quot;: &quot;reference&quot;');
  expect(embed?.body).toContain('integrity=&quot;sha384-x&quot;');
});

it('[I36.meaning] a page in every language says what each kind of figure is, in the words of the app', () => {
  const facts = { siteUrl: 'https://equivale.example', openApi, integrity: 'sha384-x', perMinute: 600 };
  const pages = renderDocuments(facts).filter(({ path }) => path.endsWith('/docs/rates'));
  expect(pages.map(({ language }) => language)).toEqual(LANGUAGE_IDS);
  for (const { body, alternates, script } of pages) {
    // Eleven kinds of figures and nine subjects, and no key in the place of a word.
    expect(body.match(/<dt>/g)).toHaveLength(RATE_TYPES.length + 1);
    expect(body.match(/<section>/g)).toHaveLength(9);
    expect(body).not.toContain('rateType');
    expect(Object.keys(alternates)).toEqual(LANGUAGE_IDS);
    expect(script).toBeUndefined();
  }
  expect(pages[0]?.body).toContain('Qué significan nuestros tipos');
  expect(pages[0]?.body).toContain('promedio ponderado');
});

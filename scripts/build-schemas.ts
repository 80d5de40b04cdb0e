import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { myDataSchema } from '@equivale/contract';
import { toJsonSchema } from '@valibot/to-json-schema';

const COPY_SCHEMA = 'schemas/my-data.json';

/**
 * Schema of an export of everything, without what no schema can state, such as valid calendar days.
 * @source https://json-schema.org/draft-07
 */
export function copySchema(siteUrl: string): Readonly<Record<string, unknown>> {
  const { $schema, ...form } = toJsonSchema(myDataSchema, { errorMode: 'ignore' });
  return {
    $schema,
    $id: `${siteUrl}/${COPY_SCHEMA}`,
    title: 'Copy of everything that Equivale stores of its person on a device',
    ...form,
  };
}

/** Writes the schemas that are published with the app. @param dist the built app */
export async function writeSchemas(dist: string, siteUrl: string): Promise<void> {
  await mkdir(join(dist, 'schemas'), { recursive: true });
  await writeFile(join(dist, COPY_SCHEMA), `${JSON.stringify(copySchema(siteUrl), null, 1)}\n`);
}

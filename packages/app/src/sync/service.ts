import { apiBase } from '../api/api-client.ts';
import type { Service } from './http-remote.ts';

export const service: Service = { base: apiBase(), fetch: (input, init) => fetch(input, init) };

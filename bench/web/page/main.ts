import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Floor, FloorList } from './floor.ts';

/** Takes over a page that the bench has written, as the app does with its own. */
const root = document.querySelector('#root') as HTMLElement;
const rows = document.querySelector('#rows')?.textContent;
hydrateRoot(root, rows ? createElement(FloorList, { rows: JSON.parse(rows) }) : createElement(Floor));

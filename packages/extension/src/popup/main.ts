import { openPopup } from './popup.ts';

void openPopup();

import { LANGUAGES } from '../locale/languages.ts';
import { createQuestionParser } from '../parse/question/create-question-parser.ts';
import { COMMON_UNITS } from '../units/common/common-units.ts';
import { EXTENDED_UNITS } from '../units/extended/extended-units.ts';
import { SPECIALIST_UNITS } from '../units/specialist/specialist-units.ts';
import { TECHNICAL_UNITS } from '../units/technical/technical-units.ts';
import { createUnitSet } from '../units/unit-set.ts';

/** All units of the catalogue. */
export const units = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);

/** Those and the technical ones. */
export const everyUnit = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, TECHNICAL_UNITS]);

/** Reads questions about any of them. */
export const questionParser = createQuestionParser(units, LANGUAGES);
/** Reads a question about any of them. */
export const { parse: parseQuestion } = questionParser;

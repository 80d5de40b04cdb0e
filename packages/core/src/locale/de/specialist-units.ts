export { specialistUnitNames } from './specialist-unit-names.ts';
export { specialistUnitWords } from './specialist-unit-words.ts';

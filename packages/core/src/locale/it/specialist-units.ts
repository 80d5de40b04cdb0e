export { specialistUnitNames } from './specialist/specialist-unit-names.ts';
export { specialistUnitWords } from './specialist/specialist-unit-words.ts';
